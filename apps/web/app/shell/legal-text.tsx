import type { LegalPage } from '@rivermark/content';
import { dayInWords } from '../ui/day-in-words.ts';
import { Contact } from './contact.tsx';
import { PlainPage } from './plain-page.tsx';

/** A page of sections with the day of its last change, and how to reach a person at its end. */
export function LegalText({ heading, text }: { heading: string; text: LegalPage }) {
  return (
    <PlainPage heading={heading} intro={text.intro}>
      {text.sections.map(({ id, heading: title, paragraphs, bullets }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {bullets && (
            <ul>
              {bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p className="footnote">Last changed {dayInWords(text.updated)}.</p>
      <Contact />
    </PlainPage>
  );
}
