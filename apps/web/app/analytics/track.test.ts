import { afterEach, expect, test, vi } from 'vitest';
import { track } from './track.ts';

vi.hoisted(() => vi.stubGlobal('__COUNTS__', false));

afterEach(() => vi.unstubAllGlobals());

test('an event reaches the tag with its category and label', () => {
  const gtag = vi.fn();
  vi.stubGlobal('window', { gtag });
  track({ action: 'form_submission', label: 'lead_form_success' });
  expect(gtag).toHaveBeenCalledWith('event', 'form_submission', {
    event_category: 'conversion',
    event_label: 'lead_form_success',
  });
});

test('without the tag there is one warning, and nothing breaks', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', {});
  track({ action: 'modal_open', label: 'lead' });
  track({ action: 'modal_open', label: 'portfolio' });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a tag that throws breaks nothing: what it was told about has happened', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', {
    gtag: () => {
      throw new Error('no consent');
    },
  });
  track({ action: 'form_submission', label: 'lead_form_success' });
  expect(warn).toHaveBeenCalledWith('The analytics tag failed: Error: no consent');
});
