import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type Caption, type Focus, fairHousingFaults, middle } from '@rivermark/content';
import { PictureFault } from './picture-fault.ts';

/**
 * The text beside a photo: what it shows, and optionally its focus on a line of its own. Throws
 * with the file below `folder` and what to do if the text is missing or empty.
 * @param caption the photo's line in `captions.txt`, if it has one
 */
export function readPhotoText(
  folder: string,
  photo: string,
  file: string | undefined,
  caption?: Caption,
): { alt: string; focus: Focus } {
  if (file !== undefined && caption)
    throw new PictureFault(`${photo}: it has a text in ${file} and in captions.txt. Keep one of them.`);
  if (caption)
    return textOf(
      caption.text,
      `${parse(photo).dir ? `${parse(photo).dir}/` : ''}captions.txt, line ${caption.line}`,
    );
  const wanted = `${parse(photo).name}.txt`;
  if (!file)
    throw new PictureFault(
      `${photo}: ${wanted} is missing. Write into it, in one sentence, what the photo shows: it is read to those who do not see it.`,
    );
  return textOf(readFileSync(join(folder, file), 'utf8'), file);
}

function textOf(text: string, file: string): { alt: string; focus: Focus } {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const pointed = lines.find((line) => /^focus:/i.test(line));
  const alt = lines
    .filter((line) => line !== '' && line !== pointed)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  if (alt.includes('\ufffd') || alt.includes('\0'))
    throw new PictureFault(`${file}: save it as plain text in UTF-8.`);
  if (alt.length < 10 || alt.length > 250 || /\.(jpe?g|png|webp|avif)\b/i.test(alt))
    throw new PictureFault(
      `${file}: write in one sentence of 10 to 250 letters what the photo shows, as you would on the telephone.`,
    );
  for (const phrase of fairHousingFaults(alt))
    throw new PictureFault(
      `${file}: "${phrase}" is kept out of the copy for fair housing. Say what is seen.`,
    );
  return { alt, focus: pointed === undefined ? middle : focusFrom(pointed, file) };
}

function focusFrom(line: string, file: string): Focus {
  const [, x, y] = /^focus:\s*(\d{1,3})\s*%?[\s,]+(\d{1,3})\s*%?$/i.exec(line) ?? [];
  if (x === undefined || y === undefined || Number(x) > 100 || Number(y) > 100)
    throw new PictureFault(
      `${file}: "${line}" is not like "Focus: 60% 40%": how far from the left, how far from the top.`,
    );
  return { x: Number(x) / 100, y: Number(y) / 100 };
}
