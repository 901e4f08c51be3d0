import { expect, test } from 'vitest';
import { phrasesOnPage } from './page-words.ts';

test('a phrase against fair housing is found wherever a page says it, with the words around it', async () => {
  const page = (body: string) => phrasesOnPage('/faq', `<!doctype html><title>FAQ</title><body>${body}`);
  expect(await page('<p>Close to <b>good</b> schools and the river.</p>')).toEqual([
    '/faq says "…Close to good schools and the river.…": "schools" is kept out of the copy for fair housing.',
  ]);
  expect(await page('<img alt="A safe street">')).toHaveLength(1);
  expect(await page('<button aria-label="Homes for families">Homes</button>')).toHaveLength(1);
  expect(await page('<div>An exclusive enclave</div>')).toHaveLength(1);
  expect(await page('<p>A single-family house by the river.</p><script>let school</script>')).toEqual([]);
});
