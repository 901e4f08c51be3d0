import { expect, test } from 'vitest';
import { backupHealthItem } from './backup/backup-health-item.ts';
import { healthInWords } from './health-in-words.ts';
import type { HealthItem } from './health-item.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-01-15T15:15:00Z');

const states = ['fine', 'attention', 'wrong', 'unknown'] as const;
/** Everything that a page of health can show: each of three things in each of the four states. */
const combinations = states.flatMap((mail) =>
  states.flatMap((backup) => states.map((disk) => ({ Mail: mail, Backup: backup, 'Disk space': disk }))),
);

test.each(combinations)(
  'with $Mail, $Backup and $Disk\u00a0space no words of health deny others',
  (given) => {
    const items: HealthItem[] = Object.entries(given).map(([name, state]) => ({ name, state, words: '' }));
    const { heading, lead } = healthInWords(items);
    const has = (state: HealthItem['state']) => items.some((item) => item.state === state);
    const isTrouble = has('wrong') || has('attention');
    expect(heading === 'Something needs attention').toBe(isTrouble);
    expect(heading === 'Everything is working').toBe(!isTrouble && !has('unknown'));
    expect(/nothing for you to do/.test(lead)).toBe(!isTrouble);
  },
);

const moments = [null, NOW - DAY, NOW - 400 * DAY];
const codes = [
  null,
  'backup-target-full',
  'backup-documents-missing',
  'backup-place-damaged',
  'backup-of-another-kind',
];
const backups = moments.flatMap((lastGoodAt) =>
  codes.flatMap((code) =>
    [true, false].flatMap((isLate) =>
      [true, false].flatMap((isNew) =>
        [undefined, 24].map((everyHours) => ({ lastGoodAt, code, isLate, isNew, everyHours })),
      ),
    ),
  ),
);

test.each(backups)(
  'a backup with $lastGoodAt, $code, late $isLate, new $isNew, every $everyHours is told without a contradiction',
  ({ everyHours, ...facts }) => {
    const state = facts.code ? 'failed' : facts.isLate ? 'late' : 'ok';
    const item = backupHealthItem({ ...facts, state }, everyHours, NOW);
    if (state !== 'ok') expect(item.state).toBe('wrong');
    if (item.state === 'fine') {
      expect(facts.lastGoodAt).toBe(NOW - DAY);
      expect(item.words).toContain('read back');
    } else expect(item.words).not.toContain('read back');
    // Every reported problem has a reason or advice.
    if (item.state === 'wrong' || item.state === 'attention') expect(item.advice).toBeTruthy();
    expect(item.words.includes('no good one')).toBe(state !== 'ok' && facts.lastGoodAt === null);
  },
);

test.each(['backup-documents-missing', 'backup-place-damaged'])(
  'a backup that was made and has %s is not told as failed',
  (code) => {
    const facts = { state: 'failed', lastGoodAt: NOW - DAY, code, isLate: false, isNew: false } as const;
    const { words, state } = backupHealthItem(facts, 24, NOW);
    expect(state).toBe('wrong');
    expect(words).not.toMatch(/failed/);
    expect(words).toMatch(/[Tt]he last one, of .*client documents.*\(backup-/i);
  },
);
