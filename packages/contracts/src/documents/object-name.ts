import { type DocumentField, documentFieldNames, type StoredField } from './fields.ts';

/** Letters that are unchanged in a URL path and safe in every file system. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9 ._()&'+,=@!-]*$/;
const LONGEST_NAME = 120;
const LONGEST_SLUG = 80;

/** The original file name in letters that every storage service accepts, with its extension. */
export function asciiSlug(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/-{2,}/g, '-')
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '');
  if (!plain) return 'document';
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 ? plain.slice(dot).slice(0, 10) : '';
  const start = dot > 0 ? plain.slice(0, dot) : plain;
  return start.slice(0, LONGEST_SLUG - ending.length).replace(/[^A-Za-z0-9]+$/, '') + ending;
}

/**
 * An object's name: the time it was chosen (milliseconds since 1970), its field and the file name.
 */
export const objectNameOf = (chosenAt: number, field: StoredField, fileName: string): string =>
  `${chosenAt}_${field}_${asciiSlug(fileName)}`;

export interface ObjectName {
  readonly chosenAt: number;
  readonly field: DocumentField;
  readonly fileName: string;
}

/**
 * Parses a client's object name strictly. Undefined for anything else: an unknown field, a path, a
 * control character, a percent sign (double encoding), a name that is too long or starts with a
 * dot.
 */
export function parseObjectName(name: string): ObjectName | undefined {
  const [, time = '', field = '', fileName = ''] = /^(\d{13})_([A-Za-z0-9]+)_(.+)$/s.exec(name) ?? [];
  const known = documentFieldNames.find((each) => each === field);
  if (!known || fileName.length > LONGEST_NAME || !NAME.test(fileName) || fileName.includes('..')) return;
  return { chosenAt: Number(time), field: known, fileName };
}
