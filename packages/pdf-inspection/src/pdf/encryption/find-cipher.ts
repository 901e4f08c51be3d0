import { type Refusal, refusalOf } from '../../refusal.ts';
import { type KeyParts, keyWithoutPassword } from './file-key.ts';
import { type Dictionary, isDictionary, isReference, type PdfValue, readDictionary } from './read-value.ts';
import { type CipherMethod, StreamCipher } from './stream-cipher.ts';

/** An outermost dictionary of a document. */
export interface Noted {
  /** Its object number; undefined for a trailer. */
  readonly object: number | undefined;
  readonly bytes: Buffer;
}

const unusual = refusalOf('unusual-encryption');

class UnusualError extends Error {}

/**
 * How to open a document's streams without a password; undefined if it is not encrypted. It looks
 * at all trailers and all dictionaries about encryption. Every way to read them must give the same
 * key. Refused if two readers could derive two keys, or if a password is required.
 */
export function findCipher(noted: readonly Noted[]): StreamCipher | Refusal | undefined {
  try {
    const all = noted.map(({ object, bytes }) => ({ object, dictionary: readDictionary(bytes) }));
    const saying = all.filter(({ dictionary }) => (dictionary.get('/Encrypt') ?? null) !== null);
    const [first] = saying;
    if (!first) return undefined;
    // A reader starts from one trailer, and we do not know which.
    const trailers = all.filter(({ dictionary }) => dictionary.has('/Root'));
    const isOne = [...saying, ...trailers].every(
      ({ dictionary }) =>
        textOf(dictionary.get('/Encrypt')) === textOf(first.dictionary.get('/Encrypt')) &&
        firstId(dictionary).equals(firstId(first.dictionary)),
    );
    if (!isOne) return unusual;
    const said = first.dictionary.get('/Encrypt');
    const dictionary = isReference(said)
      ? only(all.filter(({ object }) => object === said.object)).dictionary
      : said;
    if (!isDictionary(dictionary)) return unusual;
    const { method, parts } = partsOf(dictionary, firstId(first.dictionary));
    const key = keyWithoutPassword(parts);
    if (!key) return refusalOf('needs-password');
    return new StreamCipher(method, key, isReference(said) ? said.object : undefined);
  } catch {
    return unusual;
  }
}

const textOf = (value: PdfValue | undefined): string =>
  JSON.stringify(value ?? null, (_, part) => (part instanceof Map ? [...part] : part));

function only<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (items.length !== 1 || item === undefined) throw new UnusualError();
  return item;
}

function firstId(dictionary: Dictionary): Buffer {
  const id = dictionary.get('/ID') ?? [];
  const first = Array.isArray(id) ? (id[0] ?? Buffer.alloc(0)) : undefined;
  if (!Buffer.isBuffer(first)) throw new UnusualError();
  return first;
}

function partsOf(dictionary: Dictionary, fileId: Buffer): { method: CipherMethod; parts: KeyParts } {
  const number = (key: string, otherwise?: number) => {
    const value = dictionary.get(key) ?? otherwise;
    if (typeof value !== 'number' || !Number.isInteger(value)) throw new UnusualError();
    return value;
  };
  const bytes = (key: string, length: number) => {
    const value = dictionary.get(key);
    if (!Buffer.isBuffer(value) || value.length < length) throw new UnusualError();
    return value;
  };
  if (dictionary.get('/Filter') !== '/Standard') throw new UnusualError();
  const version = number('/V');
  const revision = number('/R');
  if (!fits(version, revision)) throw new UnusualError();
  const isNew = revision >= 5;
  const keyBytes = version === 1 ? 5 : version === 2 ? number('/Length', 40) / 8 : isNew ? 32 : 16;
  if (!Number.isInteger(keyBytes) || keyBytes < 5 || keyBytes > 32) throw new UnusualError();
  const metadata = dictionary.get('/EncryptMetadata') ?? true;
  return {
    method: version < 4 ? 'V2' : methodOf(dictionary, version),
    parts: {
      revision,
      keyBytes,
      owner: bytes('/O', isNew ? 48 : 32),
      user: bytes('/U', isNew ? 48 : 32),
      permissions: number('/P'),
      fileId,
      encryptsMetadata: version < 4 || metadata === true,
      userKey: isNew ? bytes('/UE', 32) : Buffer.alloc(0),
      ownerKey: isNew ? bytes('/OE', 32) : Buffer.alloc(0),
    },
  };
}

/** The pairs of version and revision that writers make. */
function fits(version: number, revision: number): revision is KeyParts['revision'] {
  const pairs = ['1 2', '1 3', '2 3', '4 4', '5 5', '5 6'];
  return pairs.includes(`${version} ${revision}`);
}

/** The one crypt filter, which must be for strings and for streams alike. */
function methodOf(dictionary: Dictionary, version: number): CipherMethod {
  const filters = dictionary.get('/CF');
  const name = dictionary.get('/StmF');
  if (!isDictionary(filters) || filters.size !== 1 || typeof name !== 'string') throw new UnusualError();
  const filter = filters.get(name);
  if (dictionary.get('/StrF') !== name || !isDictionary(filter)) throw new UnusualError();
  const method = filter.get('/CFM');
  if (version === 5 && method === '/AESV3') return 'AESV3';
  if (version === 4 && (method === '/AESV2' || method === '/V2')) return method === '/V2' ? 'V2' : 'AESV2';
  throw new UnusualError();
}
