import {
  type EnquiryKind,
  extraFieldNames,
  type FieldFault,
  type FieldSpec,
  formSpecs,
  textConsent,
} from '@rivermark/contracts/forms';
import { escapeHtml } from '../../plain-pages/escape-html.ts';

type Entries = Readonly<Record<string, string>>;

function attributes(values: Record<string, string | number | boolean | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}

function control(field: FieldSpec, value: string, faulty: boolean): string {
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
        `<option${attributes({ value: option, selected: option === value })}>${escapeHtml(option || 'Please choose')}</option>`,
    );
    return `<select${attributes(common)}>${options.join('')}</select>`;
  }
  if (field.control === 'textarea') {
    // The line break after the tag is not part of the value, but keeps one that begins the value.
    return `<textarea${attributes({ ...common, rows: field.rows })}>\n${escapeHtml(value)}</textarea>`;
  }
  return `<input${attributes({
    ...common,
    // A hidden entry that does not fit is shown, or nobody could mend it.
    type: field.control === 'hidden' && faulty ? 'text' : field.control,
    value,
    inputmode: field.inputMode,
    placeholder: field.placeholder,
  })}>`;
}

function row(field: FieldSpec, value: string, fault: FieldFault | undefined): string {
  if (field.control === 'hidden' && !fault) return control(field, value, false);
  const optional = field.required ? '' : ' (optional)';
  return (
    `<label for="${field.name}">${escapeHtml(field.label)}${optional}</label>${control(field, value, fault !== undefined)}` +
    (fault ? `<p class="fault" id="${field.name}-fault">${escapeHtml(fault.message)}</p>` : '')
  );
}

/** The form again, with what was entered and what is wrong; `heading` stands above the faults. */
export function enquiryPage(
  kind: EnquiryKind,
  heading: string,
  entries: Entries,
  faults: readonly FieldFault[],
): string {
  const spec = formSpecs[kind];
  const { enquiryKey, page, textConsent: consent, honeypot } = extraFieldNames;
  const hidden = (name: string) =>
    `<input${attributes({ type: 'hidden', name, value: entries[name] ?? '' })}>`;
  const list = faults.map(({ field, message }) =>
    field
      ? `<li><a href="#${escapeHtml(field)}">${escapeHtml(message)}</a></li>`
      : `<li>${escapeHtml(message)}</li>`,
  );
  return `<h1>${escapeHtml(spec.title)}</h1>
<div class="faults" role="alert"><h2>${escapeHtml(heading)}</h2><ul>${list.join('')}</ul></div>
<form method="post" action="/enquiries/${kind}">
${spec.fields
  .map((field) =>
    row(
      field,
      entries[field.name] ?? '',
      faults.find((fault) => fault.field === field.name),
    ),
  )
  .join('\n')}
<label class="consent"><input${attributes({ type: 'checkbox', name: consent, value: 'yes', checked: entries[consent] === 'yes' })}> ${escapeHtml(textConsent.label)}</label>
<div class="trap" aria-hidden="true"><input${attributes({ name: honeypot, tabindex: -1, autocomplete: 'off', value: entries[honeypot] ?? '' })}></div>
${hidden(enquiryKey)}${hidden(page)}
<button>${escapeHtml(spec.submitLabel)}</button></form>`;
}
