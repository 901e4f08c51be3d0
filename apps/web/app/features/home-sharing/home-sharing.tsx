import { track } from '../../analytics/track.ts';
import { copyText } from '../../ui/copy-text.ts';

/** Hands the page's address to whatever the device shares by; where it shares by nothing, copies it. */
async function share(title: string, text: string): Promise<void> {
  const url = location.origin + location.pathname;
  if (typeof navigator.share !== 'function') return copyText(url, 'Link copied!');
  try {
    await navigator.share({ title, text, url });
  } catch (error) {
    // Whoever closes the device's own sheet wanted nothing copied.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(url, 'Link copied!');
  }
}

/** Share and print, two quiet words; neither can be done without scripts. `text`: beside the address, with the brokerage's name. */
export function HomeSharing({ title, text }: { title: string; text: string }) {
  return (
    <div className="row home-sharing scripts-only">
      <button
        type="button"
        className="quiet"
        onClick={() => {
          track({ action: 'button_click', label: 'share_home' });
          void share(title, text);
        }}
      >
        Share
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          track({ action: 'button_click', label: 'print_home' });
          print();
        }}
      >
        Print this home
      </button>
    </div>
  );
}
