import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { SEGMENT_BYTES, SEGMENT_OVERHEAD, Sealer } from './seal.ts';
import { BrokenSealError, unseal } from './unseal.ts';

const key = randomBytes(32);
const id = 'a-document';

function sealed(plain: Buffer, pieces = 7001): Buffer {
  const sealer = new Sealer(key, id);
  const out: Buffer[] = [];
  for (let from = 0; from < plain.length; from += pieces)
    out.push(...sealer.push(plain.subarray(from, from + pieces)));
  out.push(...sealer.finish());
  return Buffer.concat(out);
}

async function opened(
  bytes: Buffer,
  options: { key?: Buffer; id?: string; pieces?: number; unfinished?: boolean } = {},
): Promise<Buffer> {
  const { pieces = 5003 } = options;
  async function* source() {
    for (let from = 0; from < bytes.length; from += pieces) yield bytes.subarray(from, from + pieces);
  }
  const out: Buffer[] = [];
  for await (const part of unseal(source(), options.key ?? key, options.id ?? id, options)) out.push(part);
  return Buffer.concat(out);
}

test.each([0, 1, SEGMENT_BYTES - 1, SEGMENT_BYTES, SEGMENT_BYTES + 1, 3 * SEGMENT_BYTES, 200_001])(
  '%i bytes come back as they were, however they are cut on the way',
  async (size) => {
    const plain = randomBytes(size);
    for (const pieces of [1024, 65_536, 300_000]) {
      const bytes = sealed(plain, pieces);
      expect((await opened(bytes, { pieces: pieces + 1 })).equals(plain)).toBe(true);
    }
  },
);

test('no plain bytes are in what is written', () => {
  const marked = Buffer.from('a bank statement '.repeat(10_000));
  expect(sealed(marked).includes('bank')).toBe(false);
});

test('an upload that pauses and goes on later is one document', async () => {
  const plain = randomBytes(150_000);
  const first = new Sealer(key, id);
  const begun = Buffer.concat([...first.push(plain.subarray(0, 70_000)), ...first.flush()]);
  expect((await opened(begun, { unfinished: true })).equals(plain.subarray(0, 70_000))).toBe(true);
  const second = new Sealer(key, id, first.segments);
  const rest = Buffer.concat([...second.push(plain.subarray(70_000)), ...second.finish()]);
  expect((await opened(Buffer.concat([begun, rest]))).equals(plain)).toBe(true);
});

const plain = randomBytes(3 * SEGMENT_BYTES);
const whole = sealed(plain);
const one = SEGMENT_BYTES + SEGMENT_OVERHEAD;
const flipped = (place: number) => {
  const copy = Buffer.from(whole);
  copy.writeUInt8(copy.readUInt8(place) ^ 1, place);
  return copy;
};

test.each([
  ['a flipped bit in the text', flipped(1000)],
  ['a flipped bit in a nonce', flipped(one + 5)],
  ['a flipped bit in a tag', flipped(one - 1)],
  ['a flipped bit in a length', flipped(3)],
  ['a missing end', whole.subarray(0, 2 * one)],
  ['a cut', whole.subarray(0, whole.length - 10)],
  [
    'swapped segments',
    Buffer.concat([whole.subarray(one, 2 * one), whole.subarray(0, one), whole.subarray(2 * one)]),
  ],
  ['a repeated segment', Buffer.concat([whole.subarray(0, one), whole])],
  ['bytes after the end', Buffer.concat([whole, whole.subarray(0, one)])],
  ['nothing at all', Buffer.alloc(0)],
])('%s is noticed', async (_, bytes) => {
  await expect(opened(bytes)).rejects.toThrow(BrokenSealError);
});

test("another document's file, or another key, opens nothing", async () => {
  await expect(opened(whole, { id: 'another' })).rejects.toThrow(BrokenSealError);
  await expect(opened(whole, { key: randomBytes(32) })).rejects.toThrow(BrokenSealError);
});
