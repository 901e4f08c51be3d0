import { agentLine, phoneTarget } from '@rivermark/content/site';
import { answerPromise } from '@rivermark/contracts/forms';
import { tracked } from '../analytics/track-clicks.ts';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { useContent } from '../site/site.tsx';
import { Button } from '../ui/button.tsx';
import { copies } from '../ui/copy-text.ts';
import './contact-widget.css';
import './contact-widget-panel.deferred.css';

/** Opened and closed by the browser itself, so that it works before and without scripts. */
export function ContactWidget() {
  const { identity } = useContent();
  return (
    <details className="contact-widget">
      <summary className="floating-tab two-words unmarked">
        <span>Let's Connect</span>
        <span>Close</span>
      </summary>
      <div className="contact-widget-panel dark">
        <h2>Talk to me</h2>
        <p>
          <i>{answerPromise}</i>
          {agentLine(identity)}
        </p>
        <p className="text-number">
          <a className="button button-primary" href={`tel:${phoneTarget(identity.phone)}`}>
            Call <span>{identity.phone}</span>
          </a>
          {/* A computer can neither call nor text, so the number can be copied. */}
          <Button look="secondary" className="scripts-only" {...copies(identity.phone, 'Number copied!')}>
            Copy Number
          </Button>
        </p>
        <a
          className="button button-secondary"
          href={`sms:${phoneTarget(identity.phone)}`}
          {...tracked({ action: 'contact_method', label: 'sms' })}
        >
          Text Me
        </a>
        <EnquiryTrigger
          kind="contact"
          look="secondary"
          events={[{ action: 'contact_method', label: 'form' }]}
        >
          Message
        </EnquiryTrigger>
      </div>
    </details>
  );
}
