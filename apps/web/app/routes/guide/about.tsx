import { endTogether } from '../../ui/end-together.ts';

/** What a place is like, in two columns where there is room: no paragraph is in both. */
export function About({ name, paragraphs }: { name: string; paragraphs: readonly string[] }) {
  const half = Math.ceil(paragraphs.length / 2);
  const columns = [paragraphs.slice(0, half), paragraphs.slice(half)].filter(({ length }) => length > 0);
  return (
    <section className="split guide-about" aria-labelledby="about">
      <h2 id="about">{`About ${name}`}</h2>
      {columns.map((column) => (
        <div key={column[0]} className="prose">
          {column.map((paragraph) => (
            <p key={paragraph}>{endTogether(paragraph)}</p>
          ))}
        </div>
      ))}
    </section>
  );
}
