const shapes = {
  previous: 'M12.5 4 6.5 10l6 6',
  next: 'M7.5 4l6 6-6 6',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 4l10 6-10 6z',
  close: 'M4 4l12 12M16 4L4 16',
} as const;

/** A drawn sign beside or instead of a word; what it means is said by the control that holds it. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
