import { expect, test } from 'vitest';
import { openingEvent, submissionEvents } from './form-labels.ts';

test('opening the lead and portfolio dialogs is reported, opening the others is not', () => {
  expect(openingEvent('consultation')).toEqual({ action: 'modal_open', label: 'lead' });
  expect(openingEvent('portfolio')).toEqual({ action: 'modal_open', label: 'portfolio' });
  expect(openingEvent('contact')).toBeUndefined();
  expect(openingEvent('showing')).toBeUndefined();
});

test('a submission is labelled with its form and its outcome', () => {
  expect(submissionEvents('buyer-guide', 'error')).toEqual([
    { action: 'form_submission', label: 'lead_form_error' },
  ]);
  expect(submissionEvents('cma-request', 'success')).toEqual([
    { action: 'form_submission', label: 'lead_form_success' },
    { action: 'lead_generation', label: 'cma-request' },
  ]);
  expect(submissionEvents('contact', 'success')).toEqual([
    { action: 'form_submission', label: 'contact_form_success' },
  ]);
});
