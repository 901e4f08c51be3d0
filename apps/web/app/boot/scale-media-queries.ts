import { settingAttributes } from './settings.ts';

const page = document.documentElement;
const sizeAttribute = settingAttributes.fontSize;
/** The original text of each media query. */
const first = new Map<CSSRule, string>();

function multiply(rules: CSSRuleList, factor: number): void {
  for (const rule of rules) {
    if ('media' in rule) {
      const media = rule.media as MediaList;
      const asked = first.get(rule) ?? media.mediaText;
      first.set(rule, asked);
      const text = asked.replace(/([\d.]+)em/g, (_, em) => `${em * factor}em`);
      if (text !== media.mediaText) media.mediaText = text;
    }
    if ('cssRules' in rule) multiply(rule.cssRules as CSSRuleList, factor);
  }
}

/** The visitor's text size as a factor; 1 is the usual size. */
export const textScale = () => Number(page.getAttribute(sizeAttribute) ?? 100) / 100;

function multiplyAll(): void {
  const factor = textScale();
  if (factor === 1 && first.size === 0) return;
  for (const sheet of document.styleSheets)
    if (!sheet.href || sheet.href.startsWith(location.origin)) multiply(sheet.cssRules, factor);
}

/**
 * Multiplies each `em` in our media queries by the visitor's text size, also in sheets that load
 * later. The reason is in styles/layers.css.
 */
export function scaleMediaQueries(): void {
  multiplyAll();
  document.addEventListener(
    'load',
    ({ target }) => (target as Partial<HTMLLinkElement>).sheet && multiplyAll(),
    true,
  );
  new MutationObserver(multiplyAll).observe(page, { attributeFilter: [sizeAttribute] });
}
