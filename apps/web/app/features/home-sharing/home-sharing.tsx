import { tracked } from '../../analytics/track-clicks.ts';
import { prints } from '../../ui/print-button.ts';
import './home-sharing.deferred.css';

interface HomeSharingProps {
  readonly title: string;
  /** Beside the address, with the brokerage's name. */
  readonly text: string;
}

/** The share and print buttons. Both need scripts; `answer-share-button.ts` does the sharing. */
export const HomeSharing = ({ title, text }: HomeSharingProps) => (
  <div className="row home-sharing scripts-only">
    <button
      type="button"
      className="quiet"
      data-share={title}
      data-text={text}
      {...tracked({ action: 'button_click', label: 'share_home' })}
    >
      Share
    </button>
    <button
      type="button"
      className="quiet"
      {...prints}
      {...tracked({ action: 'button_click', label: 'print_home' })}
    >
      Print this home
    </button>
  </div>
);
