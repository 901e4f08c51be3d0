/**
 * Spellings that reach one mailbox count as one: letter case, a part after a plus, and dots at
 * Gmail are ignored.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const bare = name.replace(/\+.*$/, '');
  return `${/^(gmail|googlemail)\.com$/.test(domain) ? bare.replaceAll('.', '') : bare}@${domain}`;
}
