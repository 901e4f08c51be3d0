import { documentSpecOf } from '@rivermark/contracts/documents';
import type { DocumentRow } from '../../db/schema.ts';
import { nameAsFile } from './name-as-file.ts';

/** A name that every file system takes, with its place first so that they sort as they were asked for. */
export const nameInZip = (row: DocumentRow, place: number): string =>
  `${place + 1} ${documentSpecOf(row.field).typeLabel} - ${nameAsFile(row)}`
    .replace(/[^\p{L}\p{N} ._()-]+/gu, '-')
    .replace(/\.{2,}/g, '.');
