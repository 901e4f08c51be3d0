import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | readonly (readonly [Cbor, Cbor])[];

function head(major: number, value: number): Buffer {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  return value < 256 ? Buffer.from([kind | 24, value]) : Buffer.from([kind | 25, value >> 8, value & 255]);
}

/** Numbers, texts, bytes, and maps as lists of pairs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flatMap((pair) => pair.map(cbor))]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const KEY_INCLUDED = 64;

interface Said {
  readonly origin: string;
  readonly rpId: string;
  readonly verified: boolean;
  /** The value of its counter, if it should not count. */
  readonly counter: number;
}

/** A phone with a passkey, in software. It can also answer as no honest one would. */
export function softAuthenticator(said: Partial<Said> = {}) {
  const { origin = 'http://localhost:3000', rpId = 'localhost' } = said;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const dataOf = (flags: number, count: number, key = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, key]);
  };
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    /** The answer to creation options, in JSON. */
    create({ challenge }: { challenge: string }): string {
      const key = cbor([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const authData = dataOf(USER_PRESENT | USER_VERIFIED | KEY_INCLUDED, counter, credential);
      const attestation = cbor([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData],
      ]);
      return JSON.stringify({
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      });
    },
    /** The answer to sign-in options, in JSON. `now`: overrides for this answer only. */
    get({ challenge }: { challenge: string }, now: Partial<Said> = {}): string {
      counter = now.counter ?? counter + 1;
      const flags = USER_PRESENT | (now.verified === false ? 0 : USER_VERIFIED);
      const data = clientData('webauthn.get', challenge, now.origin ?? origin);
      const authData = dataOf(flags, counter);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return JSON.stringify({
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      });
    },
  };
}
