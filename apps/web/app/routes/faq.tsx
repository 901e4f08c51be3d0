import { faqContent, faqItems } from '@rivermark/content';
import type { SiteRoute } from '../routes.ts';
import { Contact } from '../shell/contact.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export function Page({ route }: { route: SiteRoute }) {
  return (
    <PlainPage heading={route.meta.heading} intro={faqContent.intro} trail={[['Home', '/'], ['FAQ']]}>
      <div className="accordion">
        {faqItems.map(({ id, question, answer }) => (
          <details key={id} id={id} name="faq">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p>{faqContent.contactLine}</p>
      <Contact />
    </PlainPage>
  );
}
