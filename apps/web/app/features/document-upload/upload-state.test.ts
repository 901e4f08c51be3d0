import { acknowledgment, documentFieldNames, documentSpecs } from '@rivermark/contracts/documents';
import { expect, test } from 'vitest';
import { faultsOf, listFaults } from './faults-of.ts';
import {
  initialUpload,
  progressOf,
  type UploadAction,
  type UploadState,
  uploadReducer,
} from './upload-state.ts';

const file = new File([new Uint8Array(1000)], 'a.pdf');
const after = (actions: readonly UploadAction[], from: UploadState = initialUpload) =>
  actions.reduce(uploadReducer, from);
const chosen = (field: (typeof documentFieldNames)[number]): UploadAction => ({
  type: 'chosen',
  field,
  chosen: { file, objectName: `1_${field}_a.pdf` },
});
const full = after(documentFieldNames.map(chosen));
const stepsOf = ({ items }: UploadState) => documentFieldNames.map((field) => items[field].step);

test('pages are said of the document that they were counted in, and of no other', () => {
  const counted = (objectName: string): UploadAction => ({
    type: 'counted',
    field: 'photoId',
    objectName,
    pages: 3,
  });
  const ofThis = after([counted('1_photoId_a.pdf')], full).items.photoId;
  expect(ofThis).toMatchObject({ step: 'chosen', chosen: { file, pages: 3 } });
  expect(after([counted('0_photoId_before.pdf')], full)).toBe(full);
  expect(after([counted('1_photoId_a.pdf')])).toBe(initialUpload);
});

/** All behind the first three. */
const later = documentFieldNames.slice(3);

test('after a failure each document that was not sent keeps why', () => {
  const failed = after(
    [
      { type: 'started' },
      { type: 'sent', field: 'photoId', bytes: 400 },
      { type: 'received', field: 'photoId' },
      { type: 'sent', field: 'creditReport', bytes: 10 },
      { type: 'failed', field: 'creditReport', why: 'The connection broke.', refused: false },
      { type: 'failed', field: 'proofOfIncome', why: 'It runs a script.', refused: true },
      { type: 'ended', cancelled: false, notTried: 'Not tried.' },
    ],
    full,
  );
  expect(stepsOf(failed)).toEqual(['received', 'failed', 'refused', ...later.map(() => 'failed')]);
  expect(failed.items.creditReport).toMatchObject({ why: 'The connection broke.' });
  expect(failed.items.bankStatement3).toMatchObject({ why: 'Not tried.' });
  expect(failed.faults).toEqual({ proofOfIncome: 'It runs a script.' });
  expect(failed.phase).toBe('filling');
  expect(progressOf(failed)).toEqual({ sent: 1000, total: documentFieldNames.length * 1000, received: 1 });
  const again = after([{ type: 'started' }], failed);
  expect(stepsOf(again)).toEqual(['received', 'waiting', 'refused', ...later.map(() => 'waiting')]);
});

test('cancelling keeps what was received and what was chosen', () => {
  const cancelled = after(
    [
      { type: 'started' },
      { type: 'received', field: 'photoId' },
      { type: 'sent', field: 'creditReport', bytes: 10 },
      { type: 'paused', offline: true },
      { type: 'ended', cancelled: true },
    ],
    full,
  );
  expect(stepsOf(cancelled)).toEqual(['received', 'chosen', 'chosen', ...later.map(() => 'chosen')]);
  expect(cancelled).toMatchObject({ pause: 'none', cancelled: true, phase: 'filling' });
});

test('what the service has lost is sent again', () => {
  const all = documentFieldNames.map((field) => ({ type: 'received', field }) as const);
  const missing = after([{ type: 'started' }, ...all, { type: 'notifying' }, { type: 'missing' }], full);
  expect(new Set(stepsOf(missing))).toEqual(new Set(['chosen']));
});

test('choosing another file, or none, takes the fault away; a refused choice keeps the file before it', () => {
  const refused = after([{ type: 'faulty', field: 'photoId', message: 'Too large' }], full);
  expect(refused.items.photoId.step).toBe('chosen');
  expect(after([chosen('photoId')], refused).faults).toEqual({});
  expect(after([{ type: 'removed', field: 'photoId' }], refused).faults).toEqual({});
});

test('progress of a document that was removed meanwhile changes nothing', () => {
  expect(after([{ type: 'sent', field: 'photoId', bytes: 3 }])).toBe(initialUpload);
});

test('everything that is missing is said in the words of the specification, in the order of the form', () => {
  const faults = faultsOf(initialUpload, { acknowledged: false, name: 'A'.repeat(101), email: 'nobody' });
  expect(listFaults(faults).map(({ message }) => message)).toEqual([
    ...documentSpecs.map(({ missing }) => missing),
    'Name is too long; please use at most 100 characters',
    'Enter an email address in the form name@example.com',
    acknowledgment.missing,
  ]);
  expect(faultsOf(full, { acknowledged: true, name: '', email: '' })).toEqual({});
});

test('a document that was refused stands in the way until it is replaced', () => {
  const refused = after([{ type: 'failed', field: 'photoId', why: 'It is encrypted.', refused: true }], full);
  const rest = { acknowledged: true, name: '', email: 'ada@example.com' };
  expect(faultsOf(refused, rest)).toEqual({ photoId: 'It is encrypted.' });
  expect(faultsOf(after([chosen('photoId')], refused), rest)).toEqual({});
});
