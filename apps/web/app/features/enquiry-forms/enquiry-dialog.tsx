import {
  answerPromise,
  type EnquiryKind,
  extraFieldNames,
  type FieldSpec,
  formSpecs,
  readingFor,
} from '@rivermark/contracts/forms';
import { useRef } from 'react';
import { apiOrigin } from '../../api-origin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Honeypot } from '../../ui/honeypot.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Picture as PictureData } from '../../ui/picture-data.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { dialogId } from './dialog-id.ts';
import type { Showable } from './showable.ts';
import { ShowingSubject } from './showing-subject.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';
import { useSubject } from './use-subject.ts';
import './enquiry-dialog.deferred.css';

/** The person who answers, as named in the form. */
export interface Answerer {
  readonly email: string;
  readonly phone: string;
  /** As the target of a `tel:` link. */
  readonly phoneTarget: string;
  /** Behind the promise and before the phone number. */
  readonly line: string;
  /** The wording beside the box for text messages. */
  readonly textConsent: string;
}

export interface EnquiryDialogProps {
  readonly kind: EnquiryKind;
  /** The path of the page that it stands in. */
  readonly page: string;
  readonly answerer: Answerer;
  /** Stands beside a form that is about no place in particular. */
  readonly view: PictureData;
  /** What a showing can be asked for: one, or several to choose from. */
  readonly showables?: readonly Showable[];
  /** The neighborhood whose guide it stands in: it comes first, and gives the dialog its title. */
  readonly see?: string;
  /** In place of the form's own introduction. */
  readonly otherIntro?: string;
}

/**
 * The dialog of one kind of inquiry, with a real form. Without scripts the browser checks required
 * fields, and the server checks the rest. It is in the page's HTML, so that it opens before the
 * scripts load.
 */
export function EnquiryDialog({
  kind,
  page,
  answerer,
  view,
  showables = [],
  see,
  otherIntro,
}: EnquiryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = { page, agentEmail: answerer.email, dialog };
  const { busy, faults, onSubmit, onInput } = useEnquiryForm(kind, place);
  const hydrated = useHydrated();
  const single = showables.length === 1 || see ? showables[0]?.place : undefined;
  const [subject, choose] = useSubject(kind, dialog, single ?? '');
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
              picture={view}
              alt=""
              sizes="20rem"
            />
          )}
          {kind === 'consultation' && subject && <p className="big">{subject}</p>}
          <p className="enquiry-intro">{otherIntro ?? intro}</p>
        </>
      }
      foot={
        <>
          <strong>{promise}</strong>
          {` ${answerer.line} `}
          <a href={`tel:${answerer.phoneTarget}`}>{answerer.phone}</a>
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
              {` ${answerer.textConsent}`}
            </span>
          </label>
          <Honeypot name={extraFieldNames.honeypot} />
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
 * Makes the place a list of several, with a link to how it can be seen. A button can preselect one.
 */
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
