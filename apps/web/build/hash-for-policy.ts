import { createHash } from 'node:crypto';

/** An inline script's or style's hash as a content-security policy names it, without quotes. */
export function hashForPolicy(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
