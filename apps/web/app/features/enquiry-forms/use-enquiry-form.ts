import {
  type EnquiryKind,
  extraFieldNames,
  type FieldFault,
  failureDescription,
  failureTitle,
  formSpecs,
  readingFor,
  thanksDescription,
  thanksTitle,
} from '@rivermark/contracts/forms';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { track } from '../../analytics/track.ts';
import { afterNextPaint } from '../../loading/after-next-paint.ts';
import { useDialogOpening } from '../../ui/dialog-opening.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { EnquiryKeys } from './enquiry-keys.ts';
import { entriesOf } from './entries-of.ts';
import { openingEvent, submissionEvents } from './form-labels.ts';
import { sendingModule } from './late-sending.ts';

interface EnquiryFormPlace {
  /** The path of the page that the form stands in. */
  readonly page: string;
  readonly agentEmail: string;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/**
 * The behavior of a form once scripts run: checks by the server's rules, sends, and reports the
 * outcome. The fields keep their values until the inquiry has been received.
 */
export function useEnquiryForm(kind: EnquiryKind, { page, agentEmail, dialog }: EnquiryFormPlace) {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const inFlight = useRef(false);
  const openedAt = useRef<number>(undefined);
  const failure = useRef(0);
  const keys = useRef<EnquiryKeys>(undefined);
  keys.current ??= new EnquiryKeys();
  const enquiryKeys = keys.current;

  useDialogOpening(dialog, (at) => {
    openedAt.current ??= at;
    afterNextPaint(() => {
      // Load while the visitor types. A failure is shown, and the load retried, on submit.
      sendingModule.load().catch(() => {});
      const event = openingEvent(kind);
      if (event) track(event);
    });
  });

  const showFaults = (form: HTMLFormElement, next: readonly FieldFault[]) => {
    flushSync(() => {
      setBusy(false);
      setFaults(next);
    });
    form.querySelector('details:has([aria-invalid])')?.setAttribute('open', '');
    const target = next.length > 1 ? '.error-summary' : '[aria-invalid]';
    form.querySelector<HTMLElement>(target)?.focus();
  };

  /** All that a visitor enters. */
  const enteredIn = (data: FormData) => ({
    ...entriesOf(data, formSpecs[kind].fields),
    consent: String(data.get(extraFieldNames.textConsent) === 'yes'),
  });

  const receive = (form: HTMLFormElement, key: string) => {
    setBusy(false);
    // What was typed meanwhile was not sent: it stays, and is seen to stay.
    const isSent = key === enquiryKeys.keyFor(enteredIn(new FormData(form)));
    enquiryKeys.forget();
    if (isSent) {
      form.reset();
      openedAt.current = undefined;
      dialog.current?.close();
    }
    showToast({
      kind: 'success',
      title: thanksTitle,
      description: thanksDescription(kind),
      link: readingFor(kind),
    });
    submissionEvents(kind, 'success').forEach(track);
  };

  const fail = (form: HTMLFormElement, reason: string) => {
    // biome-ignore lint/suspicious/noConsole: the visitor's message is the same for all reasons; this one is for us
    console.warn(`The enquiry was not sent: ${reason}`);
    flushSync(() => setBusy(false));
    form.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
    failure.current = showToast({
      kind: 'failure',
      title: failureTitle,
      description: failureDescription(kind),
    });
    submissionEvents(kind, 'error').forEach(track);
  };

  type Sending = Awaited<ReturnType<typeof sendingModule.load>>;
  const checkAndSend = async (form: HTMLFormElement, { checkForm, failureText, sendEnquiry }: Sending) => {
    const data = new FormData(form);
    const entered = enteredIn(data);
    const checked = checkForm(kind, entered);
    if (!checked.ok) return showFaults(form, checked.faults);
    setFaults([]);
    setBusy(true);
    const enquiryKey = enquiryKeys.keyFor(entered);
    try {
      const extras = {
        enquiryKey,
        page,
        textConsent: entered.consent === 'true',
        honeypot: String(data.get(extraFieldNames.honeypot) ?? ''),
        fillMs: openedAt.current === undefined ? undefined : performance.now() - openedAt.current,
      };
      await sendEnquiry(checked.form, extras, agentEmail);
    } catch (thrown) {
      return fail(form, failureText(thrown));
    }
    receive(form, enquiryKey);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    dismissToast(failure.current);
    const form = event.currentTarget;
    if (!sendingModule.arrived()) setBusy(true);
    sendingModule
      .load()
      .then(
        (sending) => checkAndSend(form, sending),
        // Browsers before 2026 never fetch a failed module again. If the site can be reached,
        // submit the form natively, as without scripts.
        (thrown) =>
          fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
            () => {
              // Visitors who navigate back find the form as they left it, and can send it.
              addEventListener('pageshow', () => setBusy(false), { once: true });
              form.submit();
            },
            () => fail(form, `the form's script is missing: ${thrown}`),
          ),
      )
      .finally(() => {
        inFlight.current = false;
      });
  };

  /** Removes each shown fault once it is corrected. New faults appear only on the next submit. */
  const onInput = (form: HTMLFormElement) => {
    const module = sendingModule.arrived();
    if (faults.length === 0 || !module) return;
    const checked = module.checkForm(kind, entriesOf(new FormData(form), formSpecs[kind].fields));
    const standing = checked.ok ? [] : checked.faults;
    setFaults(standing.filter(({ field }) => faults.some((fault) => fault.field === field)));
  };

  return { busy, faults, onSubmit, onInput };
}
