import { equalHousingStatement, officeLine } from '@rivermark/content';
import { tracked } from '../analytics/track-clicks.ts';
import { documentService } from '../document-service.ts';
import { useContent } from '../site/site.tsx';
import { Contact } from './contact.tsx';
import './site-footer.css';

/** The pages beside the guides and the home page, then what the law asks for. */
const pages = [
  ['/market-insights', 'Market Insights'],
  ['/buyers-guide', 'Buyer’s Guide'],
  ['/neighborhood-quiz', 'Where You Belong Quiz'],
  ['/client-concierge', 'Client Concierge'],
  ['/faq', 'FAQ'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/accessibility', 'Accessibility'],
] as const;

export function SiteFooter() {
  const { brand, footerPlaces, identity, notices } = useContent();
  return (
    <footer className="site-footer dark">
      <div className="wrap footer-columns">
        <div>
          <p className="brand-name">{brand.name}</p>
          <p>{brand.tagline}</p>
          <Contact />
          <p>
            {officeLine(identity)}
            <br />
            {`Florida license ${identity.licenseNumber}`}
          </p>
          <p>
            <a
              href={identity.brokerageProfileUrl}
              target="_blank"
              rel="noopener"
              {...tracked({ action: 'external_link_click', label: 'brokerage_profile' })}
            >
              {`Profile at ${identity.brokerageName}`}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        </div>
        <nav aria-label="Neighborhoods">
          <h2 className="label">Neighborhoods</h2>
          <ul>
            {footerPlaces.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`/neighborhoods/${slug}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="This site">
          <h2 className="label">This site</h2>
          <ul>
            <li>
              <a href="/properties">Properties</a>
            </li>
            {pages.map(([to, name]) => (
              <li key={to}>
                <a href={to}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="promises-heading">
          <h2 className="label" id="promises-heading">
            What I promise
          </h2>
          <ul>
            <li>An answer within 24 hours, by the person you wrote to.</li>
            <li>What you send is never sold or shared.</li>
            <li>
              {`Documents are encrypted and opened by me alone. I erase them after ${documentService.retentionDays} days, unless I extend that once.`}
            </li>
          </ul>
        </section>
      </div>
      <div className="wrap footer-notices">
        <p>{equalHousingStatement}</p>
        <p>{notices.wireFraud}</p>
      </div>
    </footer>
  );
}
