// A form can send half of a surrogate pair, which makes encodeURIComponent throw.
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

/**
 * The `mailto:` link to an address (RFC 6068). Addresses may contain `?` and `&`. Unencoded, they
 * would add recipients, a subject or a body to the mail.
 */
export function mailLink(address: string, fields: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`);
  return [`mailto:${encoded(address).replace('%40', '@')}`, query.join('&')].filter(Boolean).join('?');
}
