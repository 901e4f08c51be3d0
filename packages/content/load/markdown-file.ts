import type { Fault } from './fault.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** A block of the body of a Markdown file. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'bullet' | 'link';
  readonly text: string;
  /** A heading's id: named in `{#…}`, or made from its words. */
  readonly id: string;
  /** The target of a link. */
  readonly to: string;
  readonly line: number;
}

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const LINK = /^\[([^\]]+)\]\((\S+)\)$/;
const HEADING = /^## /;

/** Why lines without an empty line between them are no block, and what to write. */
function faultIn(lines: readonly string[]): readonly [wrong: string, write: string] {
  if (lines.length > 1 && lines.some((line) => LINK.test(line.trim())))
    return ['a link stands in a paragraph.', 'Leave an empty line before and behind the line of the link.'];
  if (lines.length > 1 && lines.some((line) => HEADING.test(line)))
    return [
      'a heading stands in a paragraph.',
      'Leave an empty line before and behind the line of the heading.',
    ];
  if (lines.some((line) => /\]\(/.test(line)))
    return [
      'a link within a paragraph is not shown.',
      'Put it into a line of its own, behind the paragraph.',
    ];
  return [
    'only paragraphs, headings with ##, lists with - and links in a line of their own are shown here.',
    'Take the other signs out.',
  ];
}

/** About 330 words. */
const LONGEST_PARAGRAPH = 2000;

/** Markdown that pages do not support. */
const unshown = /^#(?!# )|^>|^\d+\. |^\||```|\*\*|__|<\/?[a-z]|\]\(/i;

function blockOf(lines: readonly string[]): Omit<Block, 'line'> | undefined {
  const [first = ''] = lines;
  const [, heading, id] = /^## (.+?)(?:\s*\{#([a-z0-9-]+)\})?$/.exec(first) ?? [];
  if (heading && lines.length === 1)
    return { kind: 'heading', text: heading, id: id ?? idOf(heading), to: '' };
  const [, label, to] = LINK.exec(first) ?? [];
  if (label && to && lines.length === 1) return { kind: 'link', text: label, id: '', to };
  const text = lines.map((one) => one.trim()).join(' ');
  if (lines.some((one) => unshown.test(one)) || heading) return undefined;
  return { kind: 'paragraph', text, id: '', to: '' };
}

/**
 * Reads YAML front matter, and the paragraphs, `##` headings, lists and links below it. A link has
 * a line of its own.
 */
export function readMarkdown(
  file: string,
  text: string,
): { readonly source: YamlFile; readonly blocks: readonly Block[] } | readonly Fault[] {
  const lines = text.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) {
    const write = 'Begin the file with a line ---, then the fields, then a line --- again, then the text.';
    return [{ file, line: 1, field: '', wrong: 'the head is missing.', write }];
  }
  const source = readYaml(file, lines.slice(1, end).join('\n'), 2);
  if (!('lineOf' in source)) return source;
  const blocks: Block[] = [];
  const faults: Fault[] = [];
  let open: string[] = [];
  const close = (line: number) => {
    if (open.length === 0) return;
    const first = line - open.length;
    const block = blockOf(open);
    const [wrong, write] = block ? ['', ''] : faultIn(open);
    if (!block) faults.push({ file, line: first, field: '', wrong, write });
    else if (block.text.length > LONGEST_PARAGRAPH)
      faults.push({
        file,
        line: first,
        field: '',
        wrong: `the paragraph has ${block.text.split(' ').length} words, which nobody reads at once.`,
        write: 'Divide it by an empty line.',
      });
    else blocks.push({ ...block, line: first });
    open = [];
  };
  lines.slice(end + 1).forEach((text_, at) => {
    const line = end + 2 + at;
    if (text_.trim() === '') close(line);
    else if (/^[-*] /.test(text_)) {
      close(line);
      blocks.push({ kind: 'bullet', text: text_.slice(2).trim(), id: '', to: '', line });
    } else if (/^ {2,}\S/.test(text_) && open.length === 0 && blocks.at(-1)?.kind === 'bullet') {
      const last = blocks.at(-1) as Block;
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${text_.trim()}` };
    } else open.push(text_);
  });
  close(lines.length + 1);
  return faults.length > 0 ? faults : { source, blocks };
}

/** A heading and the blocks below it. */
export interface Section {
  readonly heading: Block;
  readonly blocks: readonly Block[];
}

/** The blocks before the first heading, and each heading with its blocks. */
export function sectionsOf(blocks: readonly Block[]): {
  readonly start: readonly Block[];
  readonly sections: readonly Section[];
} {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  if (first < 0) return { start: blocks, sections: [] };
  const sections: { heading: Block; blocks: Block[] }[] = [];
  for (const block of blocks.slice(first)) {
    if (block.kind === 'heading') sections.push({ heading: block, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return { start: blocks.slice(0, first), sections };
}
