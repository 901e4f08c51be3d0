import { brand, identity } from '@rivermark/content/site';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { NavigationTarget } from '../analytics/events.ts';
import { track } from '../analytics/track.ts';
import { EnquiryTrigger } from '../features/enquiry-forms/enquiry-trigger.tsx';
import { Link } from '../ui/link.tsx';
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

export function SiteHeader() {
  const { pathname } = useLocation();
  /** Whether a link leads to this page, or to the part of the home page that the pages of this kind belong to. */
  const markOf = ({ to, target }: NavigationItem) =>
    to === pathname ? 'page' : pathname.startsWith(`/${target}`) ? 'true' : undefined;
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      const inside = menu.current.contains(document.activeElement);
      close();
      if (inside) menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [close]);
  const linksBy = (name: 'full' | 'short') =>
    navigation.map(
      (item) =>
        item[name] && (
          <Link
            key={item.to}
            to={item.to}
            aria-current={markOf(item)}
            onClick={() => {
              track({ action: 'navigation', label: `header_${item.target}` });
              close();
            }}
          >
            {item[name]}
          </Link>
        ),
    );
  return (
    <header className="site-header dark">
      <Link className="brand" to="/" onClick={close}>
        <span className="brand-name">{brand.name}</span>
        <span className="brand-tagline">{brand.tagline}</span>
      </Link>
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
      <details className="nav-menu" ref={menu}>
        <summary className="two-words unmarked">
          <span>Menu</span>
          <span>Close</span>
        </summary>
        <div className="nav-menu-panel dark">
          <nav aria-label="Main">{linksBy('full')}</nav>
          <Contact />
          <EnquiryTrigger kind="consultation" onClick={close}>
            Schedule Consultation
          </EnquiryTrigger>
        </div>
      </details>
    </header>
  );
}
