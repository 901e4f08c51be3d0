const sheets = ['1', 'rider'];

/**
 * `?sheet=1` prints a home as one sheet for a table, `?sheet=rider` its code alone for a yard sign.
 * Other pages have no such sheets.
 */
export function printSheet(): void {
  const sheet = new URLSearchParams(location.search).get('sheet') ?? '';
  if (!sheets.includes(sheet) || !document.querySelector('.home-code')) return;
  document.documentElement.dataset.sheet = sheet;
  if (document.readyState === 'complete') print();
  else addEventListener('load', () => print());
}
