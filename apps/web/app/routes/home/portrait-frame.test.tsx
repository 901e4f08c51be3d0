import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteForTests } from '../../site/site-for-tests.ts';
import { PortraitFrame } from './portrait-frame.tsx';

test('the frame holds the initials, which are not read aloud, and the caption names the agent', () => {
  const { identity } = siteForTests().content;
  const $ = load(renderToString(<PortraitFrame identity={{ ...identity, agentName: 'Ana de la Cruz' }} />));
  expect($('.portrait-frame').attr('aria-hidden')).toBe('true');
  expect($('.portrait-frame').text()).toBe('ADL');
  expect($('figcaption').text()).toContain('Ana de la Cruz');
});
