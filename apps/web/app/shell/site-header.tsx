import { brand } from '@rivermark/content/site';
import { useRef } from 'react';
import { Link } from 'react-router';

interface NavigationItem {
  readonly to: string;
  readonly full: string;
  /** The shorter name for medium widths; absent there when undefined. */
  readonly short?: string;
}

const navigation: readonly NavigationItem[] = [
  { to: '/#featured-properties', full: 'Properties', short: 'Properties' },
  { to: '/#neighborhoods', full: 'Neighborhoods', short: 'Areas' },
  { to: '/#new-developments', full: 'New Developments' },
  { to: '/client-concierge', full: 'Client Concierge', short: 'Services' },
  { to: '/market-insights', full: 'Market Insights', short: 'Insights' },
  { to: '/faq', full: 'FAQ', short: 'FAQ' },
];

export function SiteHeader() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <header className="site-header">
      <div className="site-header-row wrap">
        <Link className="brand" to="/">
          <span className="brand-name">{brand.name}</span>
          <span className="brand-tagline">{brand.tagline}</span>
        </Link>
        <nav className="nav-full" aria-label="Main">
          {navigation.map(({ to, full }) => (
            <Link key={to} to={to}>
              {full}
            </Link>
          ))}
        </nav>
        <nav className="nav-short" aria-label="Main">
          {navigation.map(
            ({ to, short }) =>
              short && (
                <Link key={to} to={to}>
                  {short}
                </Link>
              ),
          )}
        </nav>
        <details className="nav-menu" ref={menu}>
          <summary>Menu</summary>
          <nav aria-label="Main">
            {navigation.map(({ to, full }) => (
              <Link key={to} to={to} onClick={close}>
                {full}
              </Link>
            ))}
          </nav>
        </details>
      </div>
    </header>
  );
}
