/** Given names that are often the second of two. */
const secondNames = new Set(
  'ann anne antonio beth carlos carmen catherine claire elena isabel jane jean jesus jo joe jose kate kay lee louise luis luisa lou lynn manuel marc marco maria marie mary may miguel pablo paul pierre rae rose ruth sue teresa'.split(
    ' ',
  ),
);
/** What stands before a family name. */
const particles = new Set('al da de del della den der di do dos du el la le st van von zu'.split(' '));
const titles = new Set('dr mr mrs ms miss prof sir rev'.split(' '));
const MARKS = /[\u0300-\u036f]/g;

const plain = (word: string) => word.normalize('NFKD').replace(MARKS, '').replace(/\.$/, '').toLowerCase();

/** 'ADA' and 'ada' as 'Ada'; a name with a capital of its own stays. */
function inNameCase(word: string): string {
  const isOneCase = word === word.toLowerCase() || word === word.toUpperCase();
  if (!isOneCase || word.length < 2) return word;
  return word.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (start) => start.toUpperCase());
}

/**
 * The name to greet a person by: 'María José', or the whole name if the first name is unclear.
 */
export function firstName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, ' ');
  const words = whole.split(' ');
  const [first = '', second = ''] = words;
  if (words.length === 1) return inNameCase(whole);
  if (/[&/,+]/u.test(whole) || words.some((word) => ['and', 'y'].includes(plain(word)))) return whole;
  if (titles.has(plain(first)) || plain(first).length === 1) return whole;
  const isSecondGiven = words.length > 2 && secondNames.has(plain(second));
  if (isSecondGiven) return `${inNameCase(first)} ${inNameCase(second)}`;
  const isClear = words.length === 2 || plain(second).length === 1 || particles.has(plain(second));
  return isClear ? inNameCase(first) : whole;
}
