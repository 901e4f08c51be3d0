import { choices, defaultSettings } from '../app/features/accessibility-panel/settings.ts';

/** The root's font size by the browser's, as styles/base.css sets it. */
const ROOT = 1.0625;

/** Parts of a list, at commas that stand in no brackets. */
function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if ('(['.includes(char)) depth += 1;
    if (')]'.includes(char)) depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/** The rules of a block, each only where the root fits `root`; their weight in the cascade stays what it was. */
function under(root: string, rules: string): string {
  if (rules.includes('@')) throw new Error(`A page-width block holds another at-rule: ${rules.slice(0, 80)}`);
  return rules.replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_, selectors: string, body: string) => {
    const within = splitList(selectors).map((selector) => `:where(${root}) ${selector}`);
    return `${within.join(',')}{${body}}`;
  });
}

/**
 * Makes media queries of `@container page (…)`: a width in the page's own rem, so that a page with larger text is
 * laid out as for a narrower screen. A media query knows only the browser's size of text, so there is one for each
 * text size that a visitor can set. The style sheet is minified; the validator of HTML knows no container queries.
 */
export function pageWidths(css: string): string {
  const block =
    /@container page ?\((?:(min|max)-width:|width([<>])=)([\d.]+)rem\)\{((?:[^{}]+\{[^{}]*\})+)\}/g;
  const done = css.replaceAll(block, (_, end: string, sign: string, rem: string, rules: string) => {
    const bound = end ?? (sign === '>' ? 'min' : 'max');
    return choices.fontSize
      .map((percent) => {
        const width = Number(((Number(rem) * ROOT * percent) / 100).toFixed(3));
        const root =
          percent === defaultSettings.fontSize
            ? ':root:not([data-text-size])'
            : `[data-text-size="${percent}"]`;
        return `@media (${bound}-width:${width}em){${under(root, rules)}}`;
      })
      .join('');
  });
  if (done.includes('@container'))
    throw new Error('A width of the page is asked in a way that is not understood');
  return done;
}
