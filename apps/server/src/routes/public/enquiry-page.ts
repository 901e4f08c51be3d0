import type { SiteIdentity } from '@rivermark/content/site';
import {
  type EnquiryKind,
  extraFieldNames,
  type FieldFault,
  type FieldSpec,
  formSpecs,
  textConsent,
} from '@rivermark/contracts/forms';
import { type Html, html } from '../../plain-pages/html.ts';

type Entries = Readonly<Record<string, string>>;

function attributes(values: Record<string, string | number | boolean | undefined>): Html[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${String(value)}"`));
}

function control(field: FieldSpec, value: string, faulty: boolean): Html {
  const common = {
    id: field.name,
    name: field.name,
    required: field.required,
    autocomplete: field.autoComplete,
    'aria-invalid': faulty ? 'true' : undefined,
    'aria-describedby': faulty ? `${field.name}-fault` : undefined,
  };
  if (field.control === 'select') {
    const options = ['', ...(field.options ?? [])].map(
      (option) =>
        html`<option${attributes({ value: option, selected: option === value })}>${option || 'Please choose'}</option>`,
    );
    return html`<select${attributes(common)}>${options}</select>`;
  }
  if (field.control === 'textarea') {
    // The line break after the tag is not part of the value, but keeps one that begins the value.
    return html`<textarea${attributes({ ...common, rows: field.rows })}>\n${value}</textarea>`;
  }
  return html`<input${attributes({
    ...common,
    // An invalid hidden field becomes visible, or nobody could correct it.
    type: field.control === 'hidden' && faulty ? 'text' : field.control,
    value,
    inputmode: field.inputMode,
    placeholder: field.placeholder,
  })}>`;
}

function row(field: FieldSpec, value: string, fault: FieldFault | undefined): Html {
  if (field.control === 'hidden' && !fault) return control(field, value, false);
  const optional = field.required ? '' : ' (optional)';
  return html`<label for="${field.name}">${field.label}${optional}</label>${control(field, value, fault !== undefined)}${fault && html`<p class="fault" id="${field.name}-fault">${fault.message}</p>`}`;
}

/** The form again, with what was entered and what is wrong; `heading` introduces the faults. */
export function enquiryPage(
  identity: SiteIdentity,
  kind: EnquiryKind,
  heading: string,
  entries: Entries,
  faults: readonly FieldFault[],
): Html {
  const spec = formSpecs[kind];
  const { enquiryKey, page, textConsent: consent, honeypot, firstSource, lastSource } = extraFieldNames;
  const hidden = (name: string) =>
    html`<input${attributes({ type: 'hidden', name, value: entries[name] ?? '' })}>`;
  const list = faults.map(({ field, message }) =>
    field ? html`<li><a href="#${field}">${message}</a></li>` : html`<li>${message}</li>`,
  );
  return html`<h1>${spec.title}</h1>
<div class="faults" role="alert"><h2>${heading}</h2><ul>${list}</ul></div>
<form method="post" action="/enquiries/${kind}">
${spec.fields.map((field) =>
  row(
    field,
    entries[field.name] ?? '',
    faults.find((fault) => fault.field === field.name),
  ),
)}
<label class="consent"><input${attributes({ type: 'checkbox', name: consent, value: 'yes', checked: entries[consent] === 'yes' })}> ${textConsent(identity)}</label>
<div class="trap" aria-hidden="true"><input${attributes({ name: honeypot, tabindex: -1, autocomplete: 'off', value: entries[honeypot] ?? '' })}></div>
${hidden(enquiryKey)}${hidden(page)}${hidden(firstSource)}${hidden(lastSource)}
<button>${spec.submitLabel}</button></form>`;
}
