import { phoneTarget, type SiteIdentity } from '@rivermark/content/site';
import { type EnquiryKind, textConsent, whoAnswers } from '@rivermark/contracts/forms';
import { EnquiryDialog, type EnquiryDialogProps } from '../features/enquiry-forms/enquiry-dialog.tsx';
import { hasPicture, pictureOf } from '../site/pictures.ts';
import { type Site, useSite } from '../site/site.tsx';
import { smallOf } from '../ui/picture-data.ts';
import { Island } from './island.tsx';

const answererOf = (identity: SiteIdentity) => ({
  email: identity.email,
  phone: identity.phone,
  phoneTarget: phoneTarget(identity.phone),
  line: whoAnswers(identity),
  textConsent: textConsent(identity),
});

/**
 * The river, upright; on the home page, which has the river behind it, a street of oaks; or the
 * house whose worth is asked. Only two widths, because every page carries the list of addresses.
 */
function viewBeside(site: Site, kind: EnquiryKind, page: string) {
  const name = kind === 'cma-request' ? 'riverside' : page === '/' ? 'avondale' : 'hero-tall';
  const view = pictureOf(site, hasPicture(site, name) ? name : 'hero-tall');
  return smallOf(view);
}

/** The dialog of one kind of enquiry, on a page. */
export function EnquiryDialogIsland(props: Pick<EnquiryDialogProps, 'kind' | 'page' | 'showables' | 'see'>) {
  const site = useSite();
  const answerer = answererOf(site.content.identity);
  // The form's own introduction to a showing speaks of the buyer agreement.
  const isOther = props.kind === 'showing' && !site.content.asksForBuyerAgreement;
  return (
    <Island
      name="enquiry-dialog"
      of={EnquiryDialog}
      when="press"
      props={{
        ...props,
        answerer,
        view: viewBeside(site, props.kind, props.page),
        ...(isOther && { otherIntro: 'In person, or by live video from wherever you are.' }),
      }}
    />
  );
}
