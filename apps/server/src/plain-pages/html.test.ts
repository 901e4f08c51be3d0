import { expect, test } from 'vitest';
import { Html, html } from './html.ts';

test('whatever is put into a template is text, wherever it stands', () => {
  const typed = `"><script>alert('&')</script>`;
  expect(String(html`<p title="${typed}">${typed}${[typed]}</p>`)).not.toMatch(/<script|title=""/);
  expect(String(html`<p>${'a \\ b'}${3}</p>`)).toBe('<p>a \\ b3</p>');
});

test('HTML of another template stays, lists are joined, and what is absent is nothing', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(String(html`<ul>${items}</ul>${false}${undefined}${new Html('<hr>')}`)).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>',
  );
});
