import { agentLine, identity, phoneTarget } from '@rivermark/content/site';
import { answerPromise } from '@rivermark/contracts/forms';
import type { RefObject } from 'react';
import { track } from '../analytics/track.ts';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import './contact-widget.css';

/** Open and closed by the browser itself, so that it works before and without scripts. */
export function ContactWidget({
  ref,
  onOpen,
}: {
  ref: RefObject<HTMLDetailsElement | null>;
  onOpen: () => void;
}) {
  return (
    <details
      className="contact-widget"
      ref={ref}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className="floating-tab two-words unmarked">
        <span>Let's Connect</span>
        <span>Close</span>
      </summary>
      <div className="contact-widget-panel dark">
        <h2>Talk to me</h2>
        <p>
          <i>{answerPromise}</i>
          {agentLine}
        </p>
        <p className="text-number">
          <a className="button button-primary" href={`tel:${phoneTarget(identity.phone)}`}>
            Call <span>{identity.phone}</span>
          </a>
          {/* A computer can neither call nor text: there the number is taken along. */}
          <Button
            look="secondary"
            className="scripts-only"
            onClick={() => void copyText(identity.phone, 'Number copied!')}
          >
            Copy Number
          </Button>
        </p>
        <a
          className="button button-secondary"
          href={`sms:${phoneTarget(identity.phone)}`}
          onClick={() => track({ action: 'contact_method', label: 'sms' })}
        >
          Text Me
        </a>
        <EnquiryTrigger
          kind="contact"
          look="secondary"
          onClick={() => track({ action: 'contact_method', label: 'form' })}
        >
          Message
        </EnquiryTrigger>
      </div>
    </details>
  );
}
