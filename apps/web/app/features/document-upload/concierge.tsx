import { useState } from 'react';
import { Slot } from '../../ui/slot.tsx';
import { DocumentForm, type DocumentFormWords } from './document-form.tsx';
import type { ReceivedWords } from './documents-received.tsx';
import { sendingModule } from './late-sending.ts';

interface ConciergeProps {
  readonly form: DocumentFormWords;
  readonly received: ReceivedWords;
}

/** The form between two slots, `before` and `after`. The thanks take the place of all three. */
export function Concierge({ form, received: words }: ConciergeProps) {
  const [received, setReceived] = useState<{ readonly withReceipt: boolean }>();
  // It came with what sends: nothing is received before.
  const sending = sendingModule.arrived();
  if (received && sending) return <sending.DocumentsReceived {...words} {...received} />;
  return (
    <>
      <Slot slot="before" className="slot" />
      <div className="section wrap">
        <Slot slot="notice" className="slot" />
        <DocumentForm
          words={form}
          agentEmail={words.contact.email}
          onReceived={(withReceipt) => setReceived({ withReceipt })}
        />
      </div>
      <Slot slot="after" className="slot" />
    </>
  );
}
