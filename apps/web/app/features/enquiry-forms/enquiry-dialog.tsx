import { identity, phoneTarget } from '@rivermark/content/site';
import {
  answerPromise,
  type EnquiryKind,
  extraFieldNames,
  type FieldSpec,
  formSpecs,
  readingFor,
  textConsent,
  whoAnswers,
} from '@rivermark/contracts/forms';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { apiOrigin } from '../../api-origin.ts';
import { hasPicture, pictureOf } from '../../picture-set.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { dialogId } from './dialog-id.ts';
import { useSubject } from './enquiry-subject.ts';
import type { Showable } from './showable.ts';
import { ShowingSubject } from './showing-subject.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';
import './enquiry-dialog.css';

export interface EnquiryDialogProps {
  readonly kind: EnquiryKind;
  /** What a showing can be asked for: one, or several to choose from. */
  readonly showables?: readonly Showable[];
  /** The neighborhood whose guide it stands in: it comes first, and gives the dialog its title. */
  readonly see?: string;
}

/**
 * The dialog of one kind of enquiry, with a real form: without scripts the browser checks what is required and
 * the server the rest. It stands in the page from the start, so that it opens before the scripts have come.
 */
export function EnquiryDialog({ kind, showables = [], see }: EnquiryDialogProps) {
  const { pathname: page } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, faults, onSubmit, onInput } = useEnquiryForm(kind, page, dialog);
  const hydrated = useHydrated();
  const single = showables.length === 1 || see ? showables[0]?.place : undefined;
  const [subject, choose] = useSubject(dialog, single ?? '');
  const showable = showables.find(({ place }) => place === subject);
  const { title, intro, submitLabel } = formSpecs[kind];
  const promise = readingFor(kind)?.promise ?? answerPromise;
  const places = showables.map(({ place }) => place);
  const fields = formSpecs[kind].fields.map((field) => withChoice(field, places, see));
  const isNamed = showable?.name === see;
  const id = dialogId(kind);
  const fieldId = (name: string) => `${id}-${name}`;

  return (
    <Dialog
      id={id}
      title={see ? `See ${see}` : title}
      ref={dialog}
      className="dialog-spread"
      subject={
        <>
          {showable ? (
            <ShowingSubject showable={showable} isNamed={isNamed} />
          ) : (
            <Picture
              className={page === '/' ? 'picture ashore' : 'picture'}
              picture={upright(
                kind === 'cma-request' ? 'riverside' : page === '/' ? 'avondale' : 'hero-tall',
              )}
              alt=""
              sizes="20rem"
            />
          )}
          {kind === 'consultation' && subject && <p className="big">{subject}</p>}
          <p className="enquiry-intro">{intro}</p>
        </>
      }
      foot={
        <>
          <strong>{promise}</strong>
          {` ${whoAnswers} `}
          <a href={`tel:${phoneTarget(identity.phone)}`}>{identity.phone}</a>
        </>
      }
    >
      <form
        className="enquiry-form"
        method="post"
        action={`${apiOrigin}/enquiries/${kind}`}
        noValidate={hydrated}
        aria-busy={busy}
        onSubmit={onSubmit}
        onInput={({ currentTarget, target }) => {
          onInput(currentTarget);
          if (target instanceof HTMLSelectElement && target.name === 'place') choose(target.value);
        }}
      >
        <div className="enquiry-fields">
          {faults.length > 0 && (
            <ErrorSummary
              faults={faults.map(({ field }) => ({
                id: fieldId(field),
                name: fields.find(({ name }) => name === field)?.label ?? field,
              }))}
            />
          )}
          {fields.map(({ half = false, folded, ...field }) => {
            if (!isShown(field))
              return <input key={field.name} type="hidden" name={field.name} value={subject} />;
            const drawn = (
              <Field
                key={field.name}
                {...field}
                id={fieldId(field.name)}
                wide={!half}
                defaultValue={field.name === 'place' ? single : undefined}
                fault={faults.find((fault) => fault.field === field.name)?.message}
              />
            );
            return folded ? (
              <details key={field.name} className="fold">
                <summary className="unmarked">{folded}</summary>
                {drawn}
              </details>
            ) : (
              drawn
            );
          })}
          <label className="enquiry-consent">
            <input className="box" type="checkbox" name={extraFieldNames.textConsent} value="yes" />
            <span>
              <b>Optional:</b>
              {` ${textConsent.label}`}
            </span>
          </label>
          <div className="visually-hidden" aria-hidden="true">
            <label>
              Leave this field empty
              <input name={extraFieldNames.honeypot} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <input type="hidden" name={extraFieldNames.page} value={page} />
        </div>
        <div className="enquiry-send">
          <Button type="submit" disabled={busy}>
            {busy ? 'Sending' : submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/**
 * What stands beside a form that is about no place in particular: the river, on a sheet that stands; on the home page, which
 * has the river behind it, a street of oaks, or the house whose worth is asked. The list of addresses is short: it stands in every page, and never wide.
 */
function upright(name: 'avondale' | 'hero-tall' | 'riverside') {
  const view = pictureOf(hasPicture(name) ? name : 'hero-tall');
  return { ...view, plain: true as const, widths: view.widths.slice(0, 2) };
}

/** A place that is one of several can be changed in a list, beside how to see it; a button chooses it beforehand. */
function withChoice(field: FieldSpec, places: readonly string[], see: string | undefined): FieldSpec {
  if (places.length < 2) return field;
  if (field.name === 'showingWay') return { ...field, half: true };
  return field.name === 'place'
    ? { ...field, label: see ? 'What to see' : 'Which home', control: 'select', options: places, half: true }
    : field;
}

function isShown(
  field: FieldSpec,
): field is FieldSpec & { control: Exclude<FieldSpec['control'], 'hidden'> } {
  return field.control !== 'hidden';
}
