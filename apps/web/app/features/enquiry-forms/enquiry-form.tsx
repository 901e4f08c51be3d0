import { identity, phoneTarget } from '@rivermark/content/site';
import {
  answerPromise,
  type EnquiryKind,
  extraFieldNames,
  type FieldSpec,
  formSpecs,
  textConsent,
} from '@rivermark/contracts/forms';
import { useEffect, useState } from 'react';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { type ControlAttributes, Field } from '../../ui/field.tsx';
import { useEnquiry } from './use-enquiry.ts';

interface EnquiryFormProps {
  readonly kind: EnquiryKind;
  readonly page: string;
  /** Milliseconds since the form was opened, when that is known. */
  readonly fillMs: () => number | undefined;
  readonly onSent: () => void;
}

function Control({ field, attributes }: { field: FieldSpec; attributes: ControlAttributes }) {
  const { name, control, autocomplete, inputMode, placeholder, maxLength, rows, options } = field;
  const common = { ...attributes, name, autoComplete: autocomplete };
  if (control === 'textarea') return <textarea {...common} rows={rows} maxLength={maxLength} />;
  if (control === 'select') {
    return (
      <select {...common} defaultValue="">
        <option value="">Please choose</option>
        {options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return (
    <input {...common} type={control} inputMode={inputMode} placeholder={placeholder} maxLength={maxLength} />
  );
}

/**
 * A real form: without scripts the browser posts it and checks what is required; with them it is checked by the
 * same rules as on the server and sent by the e-mail service's client.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, page } = props;
  const { fields, submitLabel } = formSpecs[kind];
  const { busy, faults, submit, summary, button } = useEnquiry(props);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const idOf = (name: string) => `${kind}-${name}`;

  return (
    <form
      className="enquiry-form"
      method="post"
      action={`/enquiries/${kind}`}
      noValidate={scripted}
      onSubmit={submit}
    >
      <ErrorSummary
        ref={summary}
        faults={faults.map(({ field, message }) => ({ id: idOf(field), message }))}
      />
      <div className="enquiry-fields">
        {fields.map((field) => (
          <Field
            key={field.name}
            id={idOf(field.name)}
            label={field.label}
            required={field.required}
            wide={field.control === 'textarea' || field.name === 'propertyAddress'}
            fault={faults.find((fault) => fault.field === field.name)?.message}
          >
            {(attributes) => <Control field={field} attributes={attributes} />}
          </Field>
        ))}
      </div>
      <label className="consent">
        <input type="checkbox" name={extraFieldNames.textConsent} value="yes" />
        <span>{textConsent.label} (optional)</span>
      </label>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input name={extraFieldNames.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={extraFieldNames.page} value={page} />
      <button className="button" type="submit" ref={button} disabled={busy}>
        {busy ? 'Sending' : submitLabel}
      </button>
      <p className="enquiry-promise">
        {answerPromise} <a href={`tel:${phoneTarget(identity.phone)}`}>{identity.phone}</a>
      </p>
    </form>
  );
}
