import type { NavigationTarget } from '../analytics/events.ts';
import { tracked } from '../analytics/track-clicks.ts';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { useContent } from '../site/site.tsx';
import { Contact } from './contact.tsx';
import './site-header.css';

interface NavigationItem {
  readonly to: string;
  /** Its name in the analytics catalogue. */
  readonly target: NavigationTarget;
  readonly full: string;
  /** The shorter name for medium widths; absent there when undefined. */
  readonly short?: string;
}

const navigation: readonly NavigationItem[] = [
  { to: '/#featured-properties', target: 'properties', full: 'Properties', short: 'Properties' },
  { to: '/#neighborhoods', target: 'neighborhoods', full: 'Neighborhoods', short: 'Areas' },
  { to: '/#new-developments', target: 'new_developments', full: 'New Developments' },
  { to: '/client-concierge', target: 'client_concierge', full: 'Client Concierge', short: 'Services' },
  { to: '/market-insights', target: 'market_insights', full: 'Market Insights', short: 'Insights' },
  { to: '/faq', target: 'faq', full: 'FAQ', short: 'FAQ' },
];

/** `path`: of the page that it stands on. */
export function SiteHeader({ path }: { path: string }) {
  const { brand, identity } = useContent();
  /**
   * Whether a link leads to this page, or to the part of the home page that pages of this kind
   * belong to.
   */
  const currentOf = ({ to, target }: NavigationItem) =>
    to === path ? 'page' : path.startsWith(`/${target}`) ? 'true' : undefined;
  const linksBy = (name: 'full' | 'short') =>
    navigation.map(
      (item) =>
        item[name] && (
          <a
            key={item.to}
            href={item.to}
            aria-current={currentOf(item)}
            {...tracked({ action: 'navigation', label: `header_${item.target}` })}
          >
            {item[name]}
          </a>
        ),
    );
  return (
    <header className="site-header dark">
      <a className="brand" href="/">
        <span className="brand-name">{brand.name}</span>
        <span className="brand-tagline">{brand.tagline}</span>
      </a>
      <nav className="nav-full" aria-label="Main">
        {linksBy('full')}
      </nav>
      <nav className="nav-short" aria-label="Main">
        {linksBy('short')}
      </nav>
      <div className="header-action">
        <EnquiryTrigger kind="consultation" look="secondary">
          Schedule Consultation
        </EnquiryTrigger>
        <span>{identity.brokerageName}</span>
      </div>
      <details className="nav-menu">
        <summary className="two-words unmarked">
          <span>Menu</span>
          <span>Close</span>
        </summary>
        <div className="nav-menu-panel dark">
          <nav aria-label="Main">{linksBy('full')}</nav>
          <Contact />
          <EnquiryTrigger kind="consultation">Schedule Consultation</EnquiryTrigger>
        </div>
      </details>
    </header>
  );
}
