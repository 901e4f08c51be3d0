import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asHtml } from './as-html.ts';

test('void elements have no slash, and nothing else is other than React wrote it', () => {
  const markup = renderToString(
    <p title="a /> b">
      one
      <br />
      {'two'} {'3 < 4 > 2 & "5"'}
      <input defaultValue="x/" disabled />
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <path d="M0 0" />
      </svg>
    </p>,
  );
  expect(asHtml(markup)).toBe(
    '<p title="a /&gt; b">one<br>two<!-- --> <!-- -->3 &lt; 4 &gt; 2 &amp; &quot;5&quot;' +
      '<input disabled="" value="x/"><svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"></path></svg></p>',
  );
});

test('what only browsers without scripts read stays markup', () => {
  expect(asHtml('<noscript><a href="/x">It &amp; more</a></noscript>')).toBe(
    '<noscript><a href="/x">It &amp; more</a></noscript>',
  );
});
