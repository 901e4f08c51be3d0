import { escapeHtml } from './escape-html.ts';

/** Text that already is HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = Html | string | number | false | undefined | readonly Value[];

function valueInHtml(value: Value): string {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(valueInHtml).join('');
  return escapeHtml(String(value));
}

/** An HTML template. Escapes all values except HTML from another template. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(valueInHtml)));
}
