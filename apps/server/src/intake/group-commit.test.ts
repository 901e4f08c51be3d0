import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

const isFaulty = (reason: unknown) => (reason as Error).message === 'faulty';

test('enquiries that arrive together share one commit and each gets its own answer', async () => {
  const groups: number[][] = [];
  const add = groupCommit(async (items: readonly number[]) => {
    groups.push([...items]);
    return items.map((item) => item * 10);
  }, isFaulty);
  expect(await Promise.all([add(1), add(2), add(3)])).toEqual([10, 20, 30]);
  expect(groups).toEqual([[1, 2, 3]]);
});

test('nobody is answered before the commit returned', async () => {
  let commits: (() => void) | undefined;
  const add = groupCommit(
    (items: readonly number[]) =>
      new Promise<readonly number[]>((resolve) => {
        commits = () => resolve(items);
      }),
    isFaulty,
  );
  let answered = false;
  const answer = add(1).then(() => {
    answered = true;
  });
  while (!commits) await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toBe(false);
  commits();
  await answer;
  expect(answered).toBe(true);
});

test('one faulty enquiry is refused alone; the others of its group are stored', async () => {
  const stored: number[] = [];
  const add = groupCommit(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('faulty');
    stored.push(...items);
    return items;
  }, isFaulty);
  const results = await Promise.allSettled([add(1), add(2), add(3)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(stored).toEqual([1, 3]);
});

test("what is nobody's fault is tried once for all, and refuses all", async () => {
  let commits = 0;
  const add = groupCommit(async () => {
    commits += 1;
    throw new Error('disk full');
  }, isFaulty);
  const results = await Promise.allSettled([add(1), add(2), add(3)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(commits).toBe(1);
});

test('between the commits of many that wait, others have their turn', async () => {
  const order: string[] = [];
  const add = groupCommit(
    async (items: readonly number[]) => {
      order.push(`commit of ${items.length}`);
      if (order.length === 1) setImmediate(() => order.push('another request'));
      return items;
    },
    isFaulty,
    2,
  );
  await Promise.all([add(1), add(2), add(3), add(4)]);
  expect(order).toEqual(['commit of 2', 'another request', 'commit of 2']);
});
