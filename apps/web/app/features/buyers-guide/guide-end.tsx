import type { BuyersGuide } from '@rivermark/content';
import { Folded } from './folded.tsx';

/** What to have done, group by group, with a box for a pencil. */
export function GuideChecklist({ groups }: { groups: BuyersGuide['checklist'] }) {
  return (
    <Folded name={`All ${groups.flatMap(({ items }) => items).length} points`}>
      <div className="checklist">
        {groups.map(({ title, items }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Folded>
  );
}

export const GuideGlossary = ({ words }: { words: BuyersGuide['glossary'] }) => (
  <Folded name={`All ${words.length} words`}>
    <dl className="glossary">
      {words.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Folded>
);

/** Where each fact comes from, under the numbers of the text. */
export function GuideNotes({ notes }: { notes: BuyersGuide['notes'] }) {
  return (
    <Folded name={`All ${notes.length} sources`}>
      <ol className="notes">
        {notes.map(({ number, what, month, address }) => (
          <li key={number} id={`note-${number}`}>
            {address ? <a href={address}>{what}</a> : what}. {month}.
          </li>
        ))}
      </ol>
    </Folded>
  );
}
