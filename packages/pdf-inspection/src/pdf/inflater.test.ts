import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Inflater, type InflateState } from './inflater.ts';

const inflater = new Inflater();

function inflate(bytes: Uint8Array, cut = bytes.length): { state: InflateState; data: Buffer } {
  const parts: Buffer[] = [];
  inflater.start((out, from, to) => {
    parts.push(Buffer.from(out.subarray(from, to)));
    return true;
  });
  let state: InflateState = 'more';
  for (let at = 0; at < bytes.length; at += cut)
    state = inflater.push(bytes, at, Math.min(bytes.length, at + cut));
  return { state, data: Buffer.concat(parts) };
}

/** A small generator, so that a failure comes again. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

const samples = [
  Buffer.alloc(0),
  Buffer.from('a'),
  Buffer.from('<< /Type /Annot /Rect [1 2 3 4] >>\n'.repeat(5000)),
  Buffer.alloc(200_000, 7),
  Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * i * 31) >> 7)),
  Buffer.from(Array.from({ length: 70_000 }, (_, i) => Math.imul(i, 2654435761) >>> 24)),
];

test('it gives what zlib gives, however packed and however cut', () => {
  for (const sample of samples)
    for (const level of [0, 1, 6, 9])
      for (const strategy of [constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY])
        for (const cut of [1, 7, 4096, 1 << 20]) {
          if (cut === 1 && sample.length > 100_000) continue;
          const { state, data } = inflate(deflateRawSync(sample, { level, strategy }), cut);
          expect(state).toBe('done');
          expect(data.equals(sample)).toBe(true);
        }
});

test('bytes after the end are ignored, missing ones noticed', () => {
  const packed = deflateRawSync(Buffer.from('some text, some text'));
  expect(inflate(Buffer.concat([packed, Buffer.from('rest')])).state).toBe('done');
  expect(inflate(packed.subarray(0, -1)).state).toBe('more');
});

test('it stops when the output says so', () => {
  let calls = 0;
  inflater.start(() => {
    calls += 1;
    return false;
  });
  const packed = deflateRawSync(Buffer.alloc(1_000_000));
  expect(inflater.push(packed, 0, packed.length)).toBe('stopped');
  expect(inflater.push(packed, 0, packed.length)).toBe('stopped');
  expect(calls).toBe(1);
});

test('broken streams: never a throw, the same output however cut, and never another text than zlib’s', () => {
  const random = randomFrom(7);
  const sources = samples.slice(2).map((sample) => deflateRawSync(sample.subarray(0, 20_000)));
  for (let round = 0; round < 400; round += 1) {
    const broken = Buffer.from(sources[round % sources.length] ?? []);
    for (let hit = 0; hit <= random(3); hit += 1) broken[random(broken.length)] = random(256);
    const whole = inflate(broken);
    const pieces = inflate(broken, 1 + random(50));
    expect(pieces.state).toBe(whole.state);
    expect(pieces.data.equals(whole.data)).toBe(true);
    let judged: Buffer | undefined;
    try {
      judged = inflateRawSync(broken);
    } catch {
      // zlib refuses it; whether we do matters little.
    }
    if (judged) expect(whole.data.equals(judged)).toBe(true);
  }
});
