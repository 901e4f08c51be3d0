import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ReceivedCall } from '@rivermark/testkit/http-receiver';
import type { signIn } from './sign-in.ts';

/**
 * The part of a browser that subscribes and decrypts messages (RFC 8291, 8188, 8292), written from
 * the standards without the sending library. `endpoint`: its address at a push service.
 */
export function pushBrowser(endpoint: string) {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const subscription = {
    endpoint,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return {
    subscription,
    /** Presses the button on the devices page. */
    subscribe: (agent: Awaited<ReturnType<typeof signIn>>) => agent.post('/desk/devices/push', subscription),
    /** A call's decrypted message. Throws if it is for another browser. */
    read({ body }: ReceivedCall): { title: string; body: string; tag: string } {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
      const secret = derive(keys.computeSecret(theirs), auth, info, 32);
      const cipher = createDecipheriv(
        'aes-128-gcm',
        derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(secret, salt, 'Content-Encoding: nonce\0', 12),
      );
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/** The claims in a call's signature, verified with the key that it names, like a push service. */
export function vapidOf({ headers }: ReceivedCall): {
  key: string;
  claims: { aud: string; sub: string; exp: number };
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is not of the key that is named');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
