/** Each action with the labels it may carry: names that we chose, never anything a visitor typed. */
interface Labels {
  modal_open: 'lead' | 'portfolio';
  lead_generation: 'buyer-guide' | 'cma-request' | 'consultation' | 'portfolio' | 'showing';
  form_submission: `${'lead' | 'portfolio' | 'contact' | 'showing'}_form_${'success' | 'error'}`;
  contact_method: 'sms' | 'form';
  button_click: string;
  navigation: string;
  property_interest: string;
  external_link_click: string;
}
type Action = keyof Labels;
export type AnalyticsEvent = { [A in Action]: { action: A; label: Labels[A]; value?: number } }[Action];

const categories: Readonly<Record<Action, 'conversion' | 'engagement' | 'user_flow' | 'real_estate'>> = {
  modal_open: 'engagement',
  lead_generation: 'conversion',
  form_submission: 'conversion',
  contact_method: 'conversion',
  button_click: 'engagement',
  navigation: 'user_flow',
  property_interest: 'real_estate',
  external_link_click: 'user_flow',
};

declare global {
  interface Window {
    gtag?: (command: 'event', action: string, parameters: Record<string, string | number>) => void;
  }
}

let warned = false;

/** Reports an event to the analytics tag. Without one the product carries on, after a single warning. */
export function track({ action, label, value }: AnalyticsEvent): void {
  if (typeof window.gtag === 'function') {
    window.gtag('event', action, {
      event_category: categories[action],
      event_label: label,
      ...(value !== undefined && { value }),
    });
  } else if (!warned) {
    warned = true;
    // biome-ignore lint/suspicious/noConsole: how a site without the tag is told apart from one that lost it
    console.warn('The analytics tag function (gtag) is not available');
  }
}
