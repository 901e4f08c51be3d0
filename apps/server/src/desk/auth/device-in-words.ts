/** The first that fits names it: most browsers also say the names of others. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (list: typeof browsers, text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system by the User-Agent header: 'Safari on iPhone'. Never the header's own text. */
export function deviceInWords(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 1000);
  const [browser, system] = [firstOf(browsers, text), firstOf(systems, text)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'A browser');
}
