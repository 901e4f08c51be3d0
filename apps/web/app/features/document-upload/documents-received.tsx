import { conciergeContent } from '@rivermark/content';
import { useEffect, useRef } from 'react';
import { documentService } from '../../document-service.ts';
import { RECEIVED_ID } from './ids.ts';
import { inDays } from './in-words.ts';

const { thanks } = conciergeContent;

/** Stands in place of the page once all documents are there, and takes the focus. */
export function DocumentsReceived({ withReceipt }: { withReceipt: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div id={RECEIVED_ID} className="documents-received">
      <h1 ref={heading} tabIndex={-1}>
        {thanks.heading}
      </h1>
      <p className="lead">{thanks.text}</p>
      {withReceipt && <p>{thanks.receipt}</p>}
      {!documentService.url && <p>{inDays(thanks.kept, documentService.retentionDays)}</p>}
    </div>
  );
}
