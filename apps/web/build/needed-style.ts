import postcss, { type AtRule, type Root } from 'postcss';

/** Stand in every page: a face that is said twice is fetched and drawn anew, a movement begins again. */
const ONCE = new Set(['font-face', 'property']);
const isKeyframes = (rule: AtRule) => rule.name.endsWith('keyframes');

const parsed = new Map<string, Root>();
function parse(css: string): Root {
  const root = parsed.get(css) ?? postcss.parse(css);
  parsed.set(css, root);
  return root.clone();
}

function dropEmpty(root: Root): string {
  root.walkAtRules((rule) => {
    let empty: AtRule | undefined = rule;
    while (empty?.nodes?.length === 0) {
      const around = empty.parent as AtRule;
      empty.remove();
      empty = around.type === 'atrule' ? around : undefined;
    }
  });
  return root.toString();
}

/** What an element itself must be: without what stands in brackets, of which it may be one or another, or none. */
function outsideBrackets(selector: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of selector.replace(/\\./g, '_')) {
    if ('(['.includes(letter)) depth += 1;
    else if (')]'.includes(letter)) depth -= 1;
    else if (depth === 0) outside += letter;
  }
  return outside;
}

/** What a dialog holds: none is open when a page is drawn first. */
const IN_DIALOGS = /(?<=<dialog\b[^>]*>).*?(?=<\/dialog>)/gs;

/** Whether a selector is for a page whose root has one of these attributes. */
function asksOfRoot(selector: string, attributes: readonly string[]): boolean {
  const root = /^(?::root|html)\S*/.exec(selector.replaceAll(/:not\([^()]*\)/g, ''))?.[0];
  return root !== undefined && attributes.some((name) => new RegExp(`\\[${name}[\\]=]`).test(root));
}

export interface Later {
  /** Classes that scripts give before the first drawing. */
  readonly given?: readonly string[];
  /** Attributes of the root, and what is asked of the system, that are only where the whole sheet is there before the first drawing. */
  readonly settings?: readonly string[];
  readonly media?: readonly string[];
}

/**
 * The part of a sheet that the first drawing of a page can need: without the selectors that ask for a class or an id which
 * nothing in `html` has outside its dialogs, or for what a visitor has set. The order stays.
 */
export function neededStyle(
  css: string,
  html: string,
  { given = [], settings = [], media = [] }: Later = {},
): string {
  const held = new Set(given.map((name) => `.${name}`));
  for (const [, kind, words = ''] of html.replaceAll(IN_DIALOGS, '').matchAll(/\s(class|id)="([^"]*)"/g))
    for (const word of words.split(/\s+/)) held.add((kind === 'id' ? '#' : '.') + word);
  const mayMatch = (selector: string) =>
    !asksOfRoot(selector, settings) &&
    (outsideBrackets(selector).match(/[.#][\w-]+/g) ?? []).every((asked) => held.has(asked));
  const root = parse(css);
  root.walkAtRules('media', (rule) => {
    if (media.includes(rule.params.replaceAll(/\s/g, ''))) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent as AtRule)) return;
    const needed = rule.selectors.filter(mayMatch);
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  return dropEmpty(root);
}

/** The whole of a sheet for after the first drawing, which every page has a part of: all that may be said twice. */
export function wholeStyle(css: string): string {
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (ONCE.has(rule.name) || isKeyframes(rule)) rule.remove();
  });
  return dropEmpty(root);
}
