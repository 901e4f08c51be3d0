import { equalHousingStatement, wireFraudNotice } from '@rivermark/content';
import { brand, footerPlaces, identity, officeLine } from '@rivermark/content/site';
import { Link } from 'react-router';
import { track } from '../analytics/track.ts';
import { Contact } from './contact.tsx';
import './site-footer.css';

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap footer-columns">
        <div>
          <p className="brand-name">{brand.name}</p>
          <p>{brand.tagline}</p>
          <Contact />
          <p>
            {officeLine()}
            <br />
            Florida license {identity.licenseNumber}
          </p>
          <p>
            <a
              href={identity.brokerageProfileUrl}
              target="_blank"
              rel="noopener"
              onClick={() => track({ action: 'external_link_click', label: 'brokerage_profile' })}
            >
              Profile at {identity.brokerageName}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        </div>
        <nav aria-label="Neighborhoods">
          <h2>Neighborhoods</h2>
          <ul>
            {footerPlaces.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/neighborhoods/${slug}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="About this site">
          <h2>About this site</h2>
          <ul>
            <li>
              <Link to="/privacy-policy">Privacy Policy</Link>
            </li>
            <li>
              <Link to="/terms-of-service">Terms of Service</Link>
            </li>
            <li>
              <Link to="/accessibility">Accessibility</Link>
            </li>
          </ul>
        </nav>
      </div>
      <div className="wrap footer-notices">
        <p>{equalHousingStatement}</p>
        <p>{wireFraudNotice}</p>
      </div>
    </footer>
  );
}
