import {
  acknowledgment,
  type DocumentField as DocumentFieldName,
  documentSpecs,
} from '@rivermark/contracts/documents';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { DocumentField } from './document-field.tsx';
import { listFaults } from './faults-of.ts';
import { fieldIdOf } from './ids.ts';
import { sendingModule } from './late-sending.ts';
import { LeaveDialog, type LeaveWords } from './leave-dialog.tsx';
import { announcementOf, SubmissionProgress } from './submission-progress.tsx';
import { progressOf } from './upload-state.ts';
import { useDocumentUpload } from './use-document-upload.ts';

export interface DocumentFormWords {
  readonly documentsHeading: string;
  readonly documentsIntro: string;
  readonly documents: Readonly<
    Record<DocumentFieldName, { readonly why: string; readonly blackOut: string }>
  >;
  readonly client: {
    readonly heading: string;
    readonly intro: string;
    readonly nameLabel: string;
    readonly emailLabel: string;
  };
  readonly acknowledgmentHeading: string;
  readonly submitLabel: string;
  readonly submittingLabel: string;
  readonly leaving: LeaveWords;
}

interface DocumentFormProps {
  readonly words: DocumentFormWords;
  readonly agentEmail: string;
  readonly onReceived: (withReceipt: boolean) => void;
}

/** The six documents, who sends them, the acknowledgment, and how far the sending is. */
export function DocumentForm({ words, agentEmail, onReceived }: DocumentFormProps) {
  const { state, busy, waiting, onSubmit, onInput, choose, remove, cancel } = useDocumentUpload(
    agentEmail,
    onReceived,
  );
  const { items, faults, phase, pause } = state;
  const listed = listFaults(faults);
  const sending = phase === 'sending' || phase === 'notifying';
  const { received } = progressOf(state);
  const chosen = Object.values(items).filter(({ step }) => step !== 'empty').length;
  const unsent = phase !== 'received' && chosen > 0;

  return (
    <>
      <form
        className="document-form"
        noValidate
        data-needs-script=""
        aria-busy={busy}
        data-unsent={unsent || undefined}
        onSubmit={onSubmit}
        onInput={(event) => onInput(event.currentTarget)}
        onFocus={() => void sendingModule.load().catch(() => {})}
      >
        {listed.length > 0 && !busy && (
          <ErrorSummary
            faults={listed.map(({ field, message }) => ({ id: fieldIdOf(field), name: message }))}
          />
        )}
        <section aria-labelledby="required-documents">
          <div className="head">
            <h2 id="required-documents">{words.documentsHeading}</h2>
            <p>{words.documentsIntro}</p>
          </div>
          <ol className="rules numbered">
            {documentSpecs.map((spec) => (
              <li key={spec.field}>
                <DocumentField
                  id={fieldIdOf(spec.field)}
                  spec={spec}
                  {...words.documents[spec.field]}
                  item={items[spec.field]}
                  pause={pause}
                  fault={faults[spec.field]}
                  locked={busy}
                  onChoose={(...files) => choose(spec.field, files)}
                  onRemove={() => remove(spec.field)}
                />
              </li>
            ))}
          </ol>
        </section>
        <div className="split flip needs-scripts">
          <section aria-labelledby="document-client">
            <h2 id="document-client">{words.client.heading}</h2>
            <p>{words.client.intro}</p>
            <div className="document-client-fields">
              <Field
                id={fieldIdOf('name')}
                name="client_name"
                label={words.client.nameLabel}
                control="text"
                autoComplete="name"
                required={false}
                wide={false}
                disabled={busy}
                fault={faults.name}
              />
              <Field
                id={fieldIdOf('email')}
                name="client_email"
                label={words.client.emailLabel}
                control="email"
                autoComplete="email"
                inputMode="email"
                required={false}
                wide={false}
                disabled={busy}
                fault={faults.email}
              />
            </div>
          </section>
          <section aria-labelledby="document-agreement">
            <h2 id="document-agreement">{words.acknowledgmentHeading}</h2>
            <div className="document-agreeing">
              <label className="document-acknowledgment">
                <input
                  id={fieldIdOf('acknowledgment')}
                  className="box"
                  type="checkbox"
                  name="acknowledgment"
                  value="yes"
                  required
                  disabled={busy}
                  aria-invalid={faults.acknowledgment ? true : undefined}
                  aria-describedby={
                    faults.acknowledgment ? `${fieldIdOf('acknowledgment')}-fault` : undefined
                  }
                />
                <span>{acknowledgment.label}</span>
              </label>
              {faults.acknowledgment && (
                <p id={`${fieldIdOf('acknowledgment')}-fault`} className="field-fault">
                  {faults.acknowledgment}
                </p>
              )}
              <div className="document-sending">
                {sending && <SubmissionProgress state={state} onCancel={cancel} />}
                {!sending && (
                  <p className="submission-note">
                    {received || chosen} of {documentSpecs.length} documents{' '}
                    {received ? 'have been received and are not sent again.' : 'chosen.'}
                  </p>
                )}
                <Button type="submit" className="document-submit" disabled={busy}>
                  {(busy || waiting) && <span className="spinner" aria-hidden="true" />}
                  {busy || waiting ? words.submittingLabel : words.submitLabel}
                </Button>
                <p className="visually-hidden" aria-live="polite">
                  {announcementOf(state)}
                </p>
              </div>
            </div>
          </section>
        </div>
      </form>
      <LeaveDialog words={words.leaving} active={unsent} sending={sending} />
    </>
  );
}
