/** The number of a source, which leads to it. */
export function NoteReference({ number }: { number: number }) {
  return (
    <a className="note" href={`#note-${number}`} aria-label={`Source ${number}`}>
      {number}
    </a>
  );
}
