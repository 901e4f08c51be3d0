/**
 * The origin of an outside service from a build setting, for the content-security policy; none if
 * it is not set. Throws, with the setting's name, if it is no web address: without a host it cannot
 * be allowed.
 */
export function outsideOrigin(setting: string, value: string | undefined): string[] {
  if (!value) return [];
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${setting} must be an address that begins with https:// or http://, not ${value}`);
  return [url.origin];
}
