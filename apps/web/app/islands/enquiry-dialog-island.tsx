import { identity, phoneTarget } from '@rivermark/content/site';
import { type EnquiryKind, textConsent, whoAnswers } from '@rivermark/contracts/forms';
import { EnquiryDialog, type EnquiryDialogProps } from '../features/enquiry-forms/enquiry-dialog.tsx';
import { hasPicture, pictureOf } from '../picture-set.ts';
import { Island } from './island.tsx';

const answerer = {
  email: identity.email,
  phone: identity.phone,
  phoneTarget: phoneTarget(identity.phone),
  line: whoAnswers,
  textConsent: textConsent.label,
};

/**
 * The river, upright; on the home page, which has the river behind it, a street of oaks; or the
 * house whose worth is asked. Only two widths, because every page carries the list of addresses.
 */
function viewBeside(kind: EnquiryKind, page: string) {
  const name = kind === 'cma-request' ? 'riverside' : page === '/' ? 'avondale' : 'hero-tall';
  const view = pictureOf(hasPicture(name) ? name : 'hero-tall');
  return { ...view, plain: true as const, widths: view.widths.slice(0, 2) };
}

/** The dialog of one kind of enquiry, on a page. */
export const EnquiryDialogIsland = (
  props: Pick<EnquiryDialogProps, 'kind' | 'page' | 'showables' | 'see'>,
) => (
  <Island
    name="enquiry-dialog"
    of={EnquiryDialog}
    when="press"
    props={{ ...props, answerer, view: viewBeside(props.kind, props.page) }}
  />
);
