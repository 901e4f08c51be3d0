import { shareByDevice } from '../../ui/share-by-device.ts';

/** Shares the page whose share button was clicked. */
export function answerShareButton(target: Element): void {
  const { share: title, text = '' } = target.closest<HTMLElement>('[data-share]')?.dataset ?? {};
  if (title !== undefined) void shareByDevice({ title, text, url: location.origin + location.pathname });
}
