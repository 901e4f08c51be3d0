import { vocabulary } from './bytes.ts';

/** The names that the inspection reads; every other one counts as '' for it. */
const watchedNames = [
  ...[
    'JavaScript',
    'JS',
    'OnInstantiate',
    'XFA',
    'Launch',
    'EmbeddedFile',
    'EmbeddedFiles',
    'FileAttachment',
  ],
  ...[
    'SubmitForm',
    'ImportData',
    'GoToR',
    'GoToE',
    'URI',
    'OpenAction',
    'AA',
    'S',
    'Pages',
    'Count',
    'Parent',
  ],
  ...['EF', 'RichMedia', 'Encrypt', 'Standard', 'Root', 'XRef', 'Metadata', 'ObjStm', 'First', 'N', 'Type'],
  ...[
    'Filter',
    'F',
    'FFilter',
    'DecodeParms',
    'DP',
    'FlateDecode',
    'Fl',
    'LZWDecode',
    'LZW',
    'ASCII85Decode',
  ],
  ...['A85', 'ASCIIHexDecode', 'AHx', 'RunLengthDecode', 'RL', 'Crypt', 'DCTDecode', 'DCT', 'Predictor'],
] as const;
export type WatchedName = (typeof watchedNames)[number];

const keywords = ['obj', 'endobj', 'stream', 'trailer', 'R', 'null', 'false'] as const;
export type Keyword = (typeof keywords)[number];

/** The word that a hash and a length stand for, if it is one of ours. */
export const nameOf = vocabulary(watchedNames);
export const keywordOf = vocabulary(keywords);
