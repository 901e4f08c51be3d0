import * as z from 'zod/mini';

/** Parsers of environment values. They throw what they expect; the caller names the variable. */

export function integer(min: number, max: number) {
  const schema = z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));
  return (text: string) => schema.parse(text);
}

export function oneOf<const T extends string>(...allowed: T[]) {
  return (text: string): T => {
    const found = allowed.find((value) => value === text);
    if (found === undefined) throw new Error('not listed');
    return found;
  };
}

const zeroOrOne = oneOf('0', '1');

export const flag = (text: string): boolean => zeroOrOne(text) === '1';

const wordOfSwitch = oneOf('on', 'off');

export const onOrOff = (text: string): boolean => wordOfSwitch(text) === 'on';

export function origin(text: string): string {
  const url = new URL(text);
  const bare =
    /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (!bare) throw new Error('not an origin');
  return url.origin;
}

export function webUrl(text: string): URL {
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username) throw new Error('not a web address');
  return url;
}

export function smtpUrl(text: string): URL {
  const url = new URL(text);
  if (!/^smtps?:$/.test(url.protocol) || !url.hostname) throw new Error('not an SMTP address');
  return url;
}

export function postgresUrl(text: string): string {
  const { protocol, pathname } = new URL(text);
  if (!/^postgres(ql)?:$/.test(protocol) || pathname.length < 2) throw new Error('not a PostgreSQL address');
  return text;
}

function secretKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32 || key.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, ''))
    throw new Error('not 32 bytes');
  return key;
}

/** The current key, then older ones after a comma. */
export function secretKeys(text: string): [Buffer, ...Buffer[]] {
  const [current, ...older] = text.split(',').map((part) => secretKey(part.trim()));
  if (!current) throw new Error('no key');
  return [current, ...older];
}

export function matching(pattern: RegExp) {
  return (text: string): string => {
    if (!pattern.test(text)) throw new Error('does not match');
    return text;
  };
}

export function refuse(): never {
  throw new Error('not supported');
}

/** '08:00' */
export const clockTime = matching(/^([01]\d|2[0-3]):[0-5]\d$/);

const hour = integer(1, 168);

/** '1,4,20,24' */
export function increasingHours(text: string): readonly [number, ...number[]] {
  const hours = text.split(',').map((part) => hour(part.trim()));
  const [first, ...later] = hours;
  if (first === undefined || later.some((one, place) => one <= (hours[place] ?? 0))) {
    throw new Error('not ascending');
  }
  return [first, ...later];
}
