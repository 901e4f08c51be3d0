import { topDialog } from './top-dialog.ts';

const roles = ['status', 'alert'] as const;

/** 'alert' interrupts a screen reader, 'status' waits for its turn. */
export type Urgency = (typeof roles)[number];

/** So long it may take until what an open dialog held back is in the accessibility tree again. */
const SETTLE_MS = 100;
/** By then a screen reader has the words. They stay only where they are visible. */
const TAKEN_MS = 1000;

const waiting: Record<Urgency, string[]> = { status: [], alert: [] };

/**
 * The two live regions, empty from the start: screen readers miss a region that appears together
 * with its words, and one that an open dialog makes inert. The page and each dialog have a pair.
 */
export function LiveRegions() {
  return (
    <div className="live-regions visually-hidden">
      {roles.map((role) => (
        <p key={role} role={role} />
      ))}
    </div>
  );
}

function fill(urgency: Urgency) {
  const place = topDialog() ?? document.body;
  const region = place.querySelector(`:scope > .live-regions > [role=${urgency}]`);
  const words = waiting[urgency].splice(0).join(' ');
  if (!region) return;
  region.textContent = words;
  setTimeout(() => {
    if (region.textContent === words) region.textContent = '';
  }, TAKEN_MS);
}

/** Has screen readers say the words, once: in the dialog that is open then, else in the page. */
export function say(urgency: Urgency, words: string): void {
  if (waiting[urgency].length === 0) setTimeout(fill, SETTLE_MS, urgency);
  waiting[urgency].push(words);
}
