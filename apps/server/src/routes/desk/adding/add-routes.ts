import {
  emailRule,
  isEnquiryKind,
  limits,
  manyLines,
  oneLine,
  phoneRule,
  requiredLine,
  tooLong,
} from '@rivermark/contracts/forms';
import type { FastifyInstance } from 'fastify';
import type { DeskEnquiries } from '../../../desk/enquiries/desk-enquiries.ts';
import { idOr } from '../desk-form.ts';
import { afterwards } from '../flash-message.ts';
import { entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { ADD } from './add-address.ts';
import { addPage, type RefusedAddition, SHOWING_OF } from './add-page.ts';

const nameRule = requiredLine('The name', 'Enter a name', limits.name);

/** The error message for an entry; undefined if it is valid. */
const faultBy = (rule: typeof nameRule, text: string): string | undefined => {
  const { error } = rule.safeParse(text);
  return error?.issues[0]?.message;
};

/** Routes for adding an inquiry that came without a form. */
export function deskAdding(
  scope: FastifyInstance,
  { enquiries }: { readonly enquiries: Pick<DeskEnquiries, 'add'> },
): void {
  const path = ADD.replace(/^\/desk/, '');

  scope.get(path, (request, reply) =>
    sendDeskPage(request, reply, {
      title: 'Add an inquiry',
      section: '/desk',
      main: addPage(request, undefined),
    }),
  );

  scope.post(path, async (request, reply) => {
    const [name, reach] = [oneLine(entryOf(request, 'name')), oneLine(entryOf(request, 'reach'))];
    const [about, note] = [entryOf(request, 'about'), manyLines(entryOf(request, 'note'))];
    const isEmail = reach.includes('@');
    const missing = reach === '' ? 'Enter a phone number or an email address' : undefined;
    const faults = Object.entries({
      name: faultBy(nameRule, name),
      reach: missing ?? faultBy(isEmail ? emailRule : phoneRule, reach),
      note: note.length > limits.message ? tooLong('The note', limits.message) : undefined,
    } satisfies Record<keyof RefusedAddition['faults'], string | undefined>).filter(([, fault]) => fault);
    if (faults.length > 0) {
      const refused = { faults: Object.fromEntries(faults), name, reach, about, note };
      return sendDeskPage(request, reply, {
        title: 'Please check your entries',
        section: '/desk',
        status: 422,
        main: addPage(request, refused),
      });
    }
    const id = idOr(entryOf(request, 'id'));
    const place = about.startsWith(SHOWING_OF) ? oneLine(about.slice(SHOWING_OF.length)) : '';
    const kind = place === '' ? (isEnquiryKind(about) ? about : 'contact') : 'showing';
    await enquiries.add({
      id,
      kind,
      name,
      email: isEmail ? reach : '',
      phone: isEmail ? '' : reach,
      details: place === '' ? {} : { place: place.slice(0, limits.address) },
      note,
    });
    return reply
      .code(303)
      .header('location', afterwards(`/desk/enquiries/${id}`, { what: 'added', id }))
      .send();
  });
}
