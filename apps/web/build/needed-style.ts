import postcss, { type AtRule, type Root } from 'postcss';

/** Said once, in the document or in the whole: a face that is said twice is fetched and drawn anew, a movement begins again. */
const ONCE = new Set(['font-face', 'property']);
const isKeyframes = (rule: AtRule) => rule.name.endsWith('keyframes');

/** Of these faces no words of a page are drawn at first: those of the readable font. */
export const lateFaces = ['Hyperlegible'] as const;
const isOneOf = (rule: AtRule, faces: readonly string[]) =>
  faces.some((face) => rule.toString().includes(face));

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

/** None is open when a page is drawn first. */
const DIALOGS = /<dialog\b.*?<\/dialog>/gs;

/** An element, a class or an id in a selector, not a state or a part of an element. */
const ASKED = /[.#][\w-]+|(?<![\w:-])[a-z]\w*/gi;

/** Nothing lies under a pointer before it is drawn. */
const UNDER_POINTER = /:(?:hover|active)(?![\w-])/;

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
  /** Faces that only what comes late asks for, by their family or file. */
  readonly faces?: readonly string[];
}

/**
 * The part of a sheet that the first drawing of a page can need: without the selectors that ask for an element, a class or an id which
 * nothing in `html` has outside its dialogs, for what a visitor has set, or for a pointer. The order stays.
 */
export function neededStyle(
  css: string,
  html: string,
  { given = [], settings = [], media = [], faces = [] }: Later = {},
): string {
  const held = new Set(['html', 'body', ...given.map((name) => `.${name}`)]);
  const drawn = html.replaceAll(DIALOGS, '');
  for (const [, name = ''] of drawn.matchAll(/<([a-z]\w*)/gi)) held.add(name.toLowerCase());
  for (const [, kind, words = ''] of drawn.matchAll(/\s(class|id)="([^"]*)"/g))
    for (const word of words.split(/\s+/)) held.add((kind === 'id' ? '#' : '.') + word);
  const mayMatch = (selector: string) =>
    !asksOfRoot(selector, settings) &&
    !UNDER_POINTER.test(outsideBrackets(selector)) &&
    (outsideBrackets(selector).match(ASKED) ?? []).every((asked) => held.has(asked));
  const root = parse(css);
  root.walkAtRules('media', (rule) => {
    if (media.includes(rule.params.replaceAll(/\s/g, ''))) rule.remove();
  });
  root.walkAtRules('font-face', (rule) => {
    if (isOneOf(rule, faces)) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent as AtRule)) return;
    const needed = rule.selectors.filter(mayMatch);
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
  });
  return dropEmpty(root);
}

/** What `css` sets of our own properties and nothing asks for: neither itself nor `others`, what else a page has. */
export function withoutIdleProperties(css: string, others: string): string {
  const root = parse(css);
  const isAsked = (name: string, where: string) => new RegExp(`var\\(${name}(?![\\w-])`).test(where);
  for (let before = '', after = css; before !== after; ) {
    before = after;
    root.walkDecls(/^--/, (declaration) => {
      if (!isAsked(declaration.prop, before + others)) declaration.remove();
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    after = root.toString();
  }
  return dropEmpty(root);
}

/**
 * The whole of a sheet for after the first drawing, which every page has a part of: all that may be said twice, and the
 * faces that no page has.
 */
export function wholeStyle(css: string, faces: readonly string[] = []): string {
  const root = parse(css);
  root.walkAtRules((rule) => {
    const isOnce = ONCE.has(rule.name) && !isOneOf(rule, faces);
    if (isOnce || isKeyframes(rule)) rule.remove();
  });
  return dropEmpty(root);
}
