import { identity, phoneTarget } from '@rivermark/content/site';
import {
  answerPromise,
  type EnquiryKind,
  extraFieldNames,
  type FieldSpec,
  formSpecs,
  readingFor,
  textConsent,
} from '@rivermark/contracts/forms';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { dialogId } from './dialog-id.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';
import './enquiry-dialog.css';

export interface EnquiryDialogProps {
  readonly kind: EnquiryKind;
  /** What a showing can be asked for: one neighborhood or address, or several to choose from. */
  readonly places?: readonly string[];
}

/**
 * The dialog of one kind of enquiry, with a real form: without scripts the browser checks what is required and
 * the server the rest. It stands in the page from the start, so that it opens before the scripts have come.
 */
export function EnquiryDialog({ kind, places = [] }: EnquiryDialogProps) {
  const { pathname: page } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, faults, onSubmit, onInput } = useEnquiryForm(kind, page, dialog);
  const hydrated = useHydrated();
  const { title, intro, submitLabel } = formSpecs[kind];
  const promise = readingFor(kind)?.promise;
  const fields = formSpecs[kind].fields.map((field) => withChoice(field, places));
  const id = dialogId(kind);
  const fieldId = (name: string) => `${id}-${name}`;

  return (
    <Dialog id={id} title={title} ref={dialog}>
      {kind === 'showing' && places.length === 1 && <p className="enquiry-subject">{places[0]}</p>}
      <p className="enquiry-intro">{intro}</p>
      <form
        className="enquiry-form"
        method="post"
        action={`/enquiries/${kind}`}
        noValidate={hydrated}
        aria-busy={busy}
        onSubmit={onSubmit}
        onInput={(event) => onInput(event.currentTarget)}
      >
        {faults.length > 0 && (
          <ErrorSummary faults={faults.map(({ field, message }) => ({ id: fieldId(field), message }))} />
        )}
        {fields.map(({ half = false, ...field }) =>
          isShown(field) ? (
            <Field
              key={field.name}
              {...field}
              id={fieldId(field.name)}
              wide={!half}
              fault={faults.find((fault) => fault.field === field.name)?.message}
            />
          ) : (
            <input key={field.name} type="hidden" name={field.name} value={places[0]} />
          ),
        )}
        <label className="enquiry-consent">
          <input type="checkbox" name={extraFieldNames.textConsent} value="yes" />
          <span>
            {textConsent.label} <span className="field-optional">(optional)</span>
          </span>
        </label>
        <div className="visually-hidden" aria-hidden="true">
          <label>
            Leave this field empty
            <input name={extraFieldNames.honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name={extraFieldNames.page} value={page} />
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending' : submitLabel}
        </Button>
        <p className="enquiry-promise">
          {promise && <strong>{promise} </strong>}
          {answerPromise}
          <span>
            {identity.brokerageName} · <a href={`tel:${phoneTarget(identity.phone)}`}>{identity.phone}</a>
          </span>
        </p>
      </form>
    </Dialog>
  );
}

/** A place that is one of several is chosen from a list; a home's button chooses it beforehand. */
function withChoice(field: FieldSpec, places: readonly string[]): FieldSpec {
  return field.name === 'place' && places.length > 1
    ? { ...field, label: 'Which home', control: 'select', options: places }
    : field;
}

function isShown(
  field: FieldSpec,
): field is FieldSpec & { control: Exclude<FieldSpec['control'], 'hidden'> } {
  return field.control !== 'hidden';
}
