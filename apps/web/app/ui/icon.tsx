const shapes = {
  previous: 'M12.5 4 6.5 10l6 6',
  next: 'M7.5 4l6 6-6 6',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 4l10 6-10 6z',
  close: 'M4 4l12 12M16 4L4 16',
  check: 'M3.5 10.5l4.5 4.5 8.5-10',
  alert: 'M10 3 18 16.5H2zM10 8.5v3.5M10 13.8v.4',
  document: 'M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4',
  upload: 'M10 13V3.5M6 7.5l4-4 4 4M3 13v3.5h14V13',
  camera: 'M2.5 6.5h3.5l1.5-2h5l1.5 2h3.5v10h-15zM10 8.5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
} as const;

/** A drawn sign beside or instead of a word; what it means is said by the control that holds it. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
