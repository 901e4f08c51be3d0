// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { enter, mount } from '../../ui/mount-for-tests.ts';
import { CostCalculator } from './cost-calculator.tsx';

async function openCalculator() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const place = await mount(<CostCalculator price={1_350_000} taxesPerYear={18_900} />);
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const textOf = (selector: string) => place.querySelector(selector)?.textContent;
  /** What is read out once nothing was typed for a second. */
  const said = async () => {
    await act(async () => void vi.advanceTimersByTime(1000));
    return textOf('[role=status]');
  };
  return { place, field, textOf, said };
}

test('what a month costs is worked out from what is known, says what it leaves out, and is read out once it changes', async () => {
  const { place, field, textOf, said } = await openCalculator();
  expect(field('price').value).toBe('1,350,000');
  expect(textOf('output')).toBe('$8,401a month, before insurance');
  expect(place.textContent).toContain('Insurance is not included until you enter it.');
  expect([...place.querySelectorAll('dd')].filter((dd) => dd.textContent === 'not entered')).toHaveLength(2);
  expect(await said()).toBe('');
  await enter(field('price'), '$1,000,000');
  await enter(field('ratePercent'), '6');
  await enter(field('taxesPerYear'), '12,000');
  await enter(field('insurancePerYear'), '6000');
  // 800,000 over 360 months at 6 %: 4,796.40; a twelfth of 18,000: 1,500.
  expect(textOf('output')).toBe('$6,296a month');
  expect(textOf('[role=status]')).toBe('');
  expect(await said()).toBe('$6,296 a month');
  expect(place.textContent).not.toContain('until you enter');
  vi.useRealTimers();
});

test('what is no figure is said at its field', async () => {
  const { field, textOf, said } = await openCalculator();
  await enter(field('years'), 'thirty');
  const years = field('years');
  expect(years.getAttribute('aria-invalid')).toBe('true');
  expect(textOf(`#${years.getAttribute('aria-describedby')}`)).toMatch(/Enter digits/);
  expect(textOf('output')).toBe('–Please check the figures');
  expect(await said()).toBe('Please check the figures');
  await enter(field('years'), '30');
  expect(years.hasAttribute('aria-invalid')).toBe(false);
  vi.useRealTimers();
});
