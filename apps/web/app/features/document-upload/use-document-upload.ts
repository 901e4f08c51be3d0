import {
  type DocumentField,
  documentMessages,
  documentSpecOf,
  documentSpecs,
  objectNameOf,
} from '@rivermark/contracts/documents';
import { type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { track } from '../../analytics/track.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { checkChoice } from './check-file.ts';
import { faultsOf } from './faults-of.ts';
import { fieldIdOf, RECEIVED_ID } from './ids.ts';
import { type FailedEnd, failureInWords, NOT_TRIED } from './in-words.ts';
import { sendingModule } from './late-sending.ts';
import { submissionListener } from './submission-listener.ts';
import { namesOf, SubmissionMemory } from './submission-memory.ts';
import { type Faults, initialUpload, uploadReducer } from './upload-state.ts';

/** What the client wrote beside the documents; '' where nothing. */
export interface ClientEntries {
  readonly name: string;
  readonly email: string;
  readonly acknowledged: boolean;
}

function entriesOf(form: HTMLFormElement): ClientEntries {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    name: text('client_name'),
    email: text('client_email'),
    acknowledged: data.get('acknowledgment') === 'yes',
  };
}

/**
 * The behavior of the form: checks each document when chosen, uploads those not received yet, and
 * reports the outcome. Calls `onReceived` once all is submitted, with whether a receipt was
 * requested.
 */
export function useDocumentUpload(agentEmail: string, onReceived: (withReceipt: boolean) => void) {
  const [state, dispatch] = useReducer(uploadReducer, initialUpload);
  const memory = useRef<SubmissionMemory>(undefined);
  const sending = useRef<AbortController>(undefined);
  const choices = useRef(0);
  const lastChoice = useRef<Partial<Record<DocumentField, number>>>({});
  const failure = useRef(0);
  /** Fields whose last choice is still being read, and the form if it was pressed meanwhile. */
  const checking = useRef(new Set<DocumentField>());
  const pressed = useRef<HTMLFormElement>(undefined);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => () => sending.current?.abort(), []);

  /**
   * Submitting waits for files still being read, so that what is sent is what is shown. A fault
   * cancels it.
   */
  const endCheck = (field: DocumentField, fits: boolean) => {
    checking.current.delete(field);
    const form = pressed.current;
    if (!form || (fits && checking.current.size > 0)) return;
    pressed.current = undefined;
    flushSync(() => setWaiting(false));
    if (fits) form.requestSubmit();
    else document.getElementById(fieldIdOf(field))?.focus();
  };

  /** Takes what was chosen for a field: a file, or a picture of each side. */
  const choose = async (field: DocumentField, files: readonly File[]) => {
    // Load while the client still chooses. A failure is shown, and the load retried, on submit.
    sendingModule.load().catch(() => {});
    choices.current += 1;
    const choice = choices.current;
    lastChoice.current[field] = choice;
    checking.current.add(field);
    const checked = await checkChoice(files, documentSpecOf(field).accepts, async (front, back) =>
      (await sendingModule.load()).combineSides(front, back),
    );
    if (lastChoice.current[field] !== choice) return;
    if ('file' in checked) {
      const objectName = objectNameOf(Date.now(), field, checked.file.name);
      flushSync(() => dispatch({ type: 'chosen', field, chosen: { file: checked.file, objectName } }));
      endCheck(field, true);
      // Said when it is known; nothing waits for it.
      if (checked.file.type === 'application/pdf') {
        const pages = await sendingModule.load().then(
          ({ countPages }) => countPages(checked.file),
          () => undefined,
        );
        if (pages !== undefined) dispatch({ type: 'counted', field, objectName, pages });
      }
      return;
    }
    const { title, description } = checked.fault;
    flushSync(() => dispatch({ type: 'faulty', field, message: description }));
    endCheck(field, false);
    if (title) showToast({ kind: 'failure', title, description, repeats: `${fieldIdOf(field)}-fault` });
  };

  const focusFault = (form: HTMLFormElement) => {
    const invalid = form.querySelectorAll<HTMLElement>('[aria-invalid]');
    const target = invalid.length > 1 ? form.querySelector<HTMLElement>('.error-summary') : invalid[0];
    (target ?? form.querySelector<HTMLElement>('.document-submit'))?.focus();
  };

  const fail = (form: HTMLFormElement, end: FailedEnd) => {
    flushSync(() =>
      dispatch({ type: 'ended', cancelled: false, ...(end !== 'page' && { notTried: NOT_TRIED }) }),
    );
    focusFault(form);
    failure.current = showToast({ kind: 'failure', ...failureInWords(end) });
    track({ action: 'form_submission', label: 'concierge_form_error' });
  };

  const showFaults = (form: HTMLFormElement, faults: Faults) => {
    flushSync(() => dispatch({ type: 'checked', faults }));
    focusFault(form);
  };

  const submit = async (form: HTMLFormElement) => {
    const entries = entriesOf(form);
    const faults = faultsOf(state, entries);
    if (Object.keys(faults).length > 0) return showFaults(form, faults);
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const chosen = documentSpecs.flatMap(({ field }) => {
      const item = state.items[field];
      return item.step === 'empty' ? [] : [{ field, ...item.chosen, received: item.step === 'received' }];
    });
    // Changed after it may have been submitted. That is a new submission, of which nothing has
    // arrived.
    const noticed = memory.current?.noticed;
    const changed = noticed !== undefined && noticed !== namesOf(chosen);
    if (changed) memory.current = undefined;
    memory.current ??= new SubmissionMemory();
    const documents = changed ? chosen.map((document) => ({ ...document, received: false })) : chosen;
    flushSync(() => {
      if (changed) dispatch({ type: 'missing' });
      dispatch({ type: 'started' });
    });
    form.querySelector<HTMLElement>('.submission-progress')?.focus();
    const submission = {
      memory: memory.current,
      documents,
      clientName: entries.name,
      clientEmail: entries.email,
      agentEmail,
    };
    try {
      const { submitDocuments } = await sendingModule.load();
      // All is sent again then, and as a new submission: the old one may be half handed over.
      const forget = () => {
        memory.current = undefined;
      };
      const listener = submissionListener(dispatch, documents, forget);
      const end = await submitDocuments(submission, listener, signal);
      if (end !== 'received') return fail(form, end);
    } catch (thrown) {
      if (!signal.aborted) throw thrown;
      flushSync(() => dispatch({ type: 'ended', cancelled: true }));
      return form.querySelector<HTMLElement>('.document-submit')?.focus();
    }
    flushSync(() => {
      dispatch({ type: 'finished' });
      onReceived(entries.email !== '');
    });
    showToast({ kind: 'success', ...documentMessages.received, repeats: RECEIVED_ID });
    track({ action: 'form_submission', label: 'concierge_form_success' });
  };

  const busy = state.phase === 'sending' || state.phase === 'notifying';
  const inFlight = useRef(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const form = event.currentTarget;
    if (checking.current.size > 0) {
      pressed.current = form;
      return setWaiting(true);
    }
    inFlight.current = true;
    dismissToast(failure.current);
    submit(form)
      .catch((thrown) => {
        // biome-ignore lint/suspicious/noConsole: the client's message is the same for all reasons; this one is for us
        console.error(`Failed to upload: ${thrown instanceof Error ? thrown.name : 'unknown'}`);
        fail(form, 'page');
      })
      .finally(() => {
        inFlight.current = false;
      });
  };

  return {
    state,
    busy,
    waiting,
    onSubmit,
    choose: (field: DocumentField, files: readonly File[]) => void choose(field, files),
    remove: (field: DocumentField) => {
      lastChoice.current[field] = 0;
      flushSync(() => dispatch({ type: 'removed', field }));
      if (checking.current.has(field)) endCheck(field, true);
    },
    /** Removes each shown fault once it is corrected. */
    onInput: (form: HTMLFormElement) => {
      const standing = faultsOf(state, entriesOf(form));
      for (const field of ['name', 'email', 'acknowledgment'] as const) {
        if (state.faults[field] && !standing[field]) dispatch({ type: 'mended', field });
      }
    },
    cancel: () => sending.current?.abort(),
  };
}
