/**
 * The origin of an outside service that a build setting names, for the content-security policy; none where it is not
 * set. Throws, with the setting's name, where it is no web address: what has no host cannot be allowed by one.
 */
export function outsideOrigin(setting: string, value: string | undefined): string[] {
  if (!value) return [];
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${setting} must be an address that begins with https:// or http://, not ${value}`);
  return [url.origin];
}
