import { faqContent, faqItems } from '@rivermark/content';
import { identity } from '@rivermark/content/site';
import { useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { SiteRoute } from '../routes.ts';
import { Contact } from '../shell/contact.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { elementOfHash } from '../ui/element-of-hash.ts';
import './faq.css';

const contactSubject = encodeURIComponent('A question about Jacksonville');

/** Opens the question that the address names, before the page goes to it; the browser itself only scrolls there. */
function useOpenedByHash() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const item = elementOfHash(hash);
    if (item instanceof HTMLDetailsElement) item.open = true;
  }, [hash]);
}

export function Page({ route }: { route: SiteRoute }) {
  useOpenedByHash();
  return (
    <PlainPage heading={route.meta.heading} intro={faqContent.intro} trail={[['Home', '/'], ['FAQ']]}>
      <div className="accordion">
        {faqItems.map(({ id, question, answer, link }) => (
          <details key={id} id={id} name="faq">
            <summary className="unmarked">
              <h2>{question}</h2>
            </summary>
            <p>
              {answer}
              {link && (
                <>
                  {' '}
                  <Link to={link.to}>{link.label}</Link>
                </>
              )}
            </p>
            <p className="footnote">
              <a href={`#${id}`}>Link to this answer</a>
            </p>
          </details>
        ))}
      </div>
      <section aria-labelledby="faq-contact">
        <h2 id="faq-contact">Another question?</h2>
        <p>{faqContent.contactLine}</p>
        <p>
          <a className="button button-primary" href={`mailto:${identity.email}?subject=${contactSubject}`}>
            {faqContent.contactLabel}
          </a>
        </p>
        <Contact />
      </section>
    </PlainPage>
  );
}
