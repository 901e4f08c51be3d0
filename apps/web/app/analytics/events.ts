import type { DevelopmentId, HomeId, NeighborhoodSlug, QuizStyle } from '@rivermark/content/ids';
import type { EnquiryKind } from '@rivermark/contracts/forms';

type FormName = 'lead' | 'portfolio' | 'contact' | 'showing' | 'concierge';

/**
 * The whole catalogue: each action with its possible labels. We chose these names; none is typed by
 * a visitor. An event that is missing here does not compile.
 */
interface Labels {
  lead_generation: Exclude<EnquiryKind, 'contact'>;
  form_submission: `${FormName}_form_${'success' | 'error'}`;
  contact_method: 'sms' | 'form';
  modal_open: 'lead' | 'portfolio' | 'quiz';
  button_click:
    | `open_${EnquiryKind}`
    | 'open_quiz'
    | 'explore_more'
    | 'filter_homes'
    | 'open_photos'
    | 'print_home'
    | 'share_home'
    | 'quiz_retake'
    | 'print_buyers_guide'
    | 'quiz_copy_link'
    | 'quiz_share_instagram'
    | 'quiz_share_device';
  quiz_completion: QuizStyle;
  navigation: `header_${NavigationTarget}` | `neighborhood_${NeighborhoodSlug}` | 'where_you_belong_quiz';
  external_link_click: 'brokerage_profile' | 'listing_search' | 'quiz_share_facebook' | 'quiz_share_x';
  property_interest: HomeId | NeighborhoodSlug;
  section_view: 'new_developments';
  map_pin_select: DevelopmentId;
}
export type NavigationTarget =
  | 'properties'
  | 'neighborhoods'
  | 'new_developments'
  | 'client_concierge'
  | 'market_insights'
  | 'faq';

type Action = keyof Labels;
type Category = 'conversion' | 'engagement' | 'user_flow' | 'real_estate';

export type AnalyticsEvent = { [A in Action]: { action: A; label: Labels[A] } }[Action];

export const categories: Readonly<Record<Action, Category>> = {
  lead_generation: 'conversion',
  form_submission: 'conversion',
  contact_method: 'conversion',
  modal_open: 'engagement',
  button_click: 'engagement',
  quiz_completion: 'engagement',
  navigation: 'user_flow',
  external_link_click: 'user_flow',
  property_interest: 'real_estate',
  section_view: 'real_estate',
  map_pin_select: 'engagement',
};
