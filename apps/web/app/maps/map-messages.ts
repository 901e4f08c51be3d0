/**
 * Messages between the page and the map in its frame. They share an origin, and accept messages
 * only from each other.
 */
import type { DevelopmentId } from '@rivermark/content/ids';
import { choiceOf, isProject, type MapChoice, type Projects } from './map-choice.ts';

/** `by`: what the visitor used, or 'script' for what the frame did itself. */
export type FromMap =
  | { readonly type: 'ready' }
  | { readonly type: 'choice'; readonly choice: MapChoice; readonly by: 'pin' | 'script' }
  | { readonly type: 'ask'; readonly project: DevelopmentId };

export interface ToMap {
  readonly type: 'choose';
  readonly choice: MapChoice;
}

const NAME = 'rivermark-map';

export function send(target: Window | null | undefined, message: FromMap | ToMap): void {
  target?.postMessage({ name: NAME, ...message }, location.origin);
}

type Received = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

function dataOf({ origin, source, data }: Received, sender: unknown): Record<string, unknown> | undefined {
  if (origin !== location.origin || !sender || source !== sender) return undefined;
  return typeof data === 'object' && data !== null && data.name === NAME ? data : undefined;
}

/** The message of the map, if this is one and comes from this frame. */
export function messageFromMap(
  event: Received,
  frame: Window | null | undefined,
  projects: Projects,
): FromMap | undefined {
  const data = dataOf(event, frame);
  if (data?.type === 'ready') return { type: 'ready' };
  if (data?.type === 'ask' && isProject(projects, data.project))
    return { type: 'ask', project: data.project };
  if (data?.type !== 'choice') return undefined;
  return {
    type: 'choice',
    choice: choiceOf((data.choice ?? {}) as Record<string, unknown>, projects),
    by: data.by === 'pin' ? 'pin' : 'script',
  };
}

/** The message of the page around the map, if this is one. */
export function messageToMap(event: Received, page: Window, projects: Projects): ToMap | undefined {
  const data = dataOf(event, page);
  if (data?.type !== 'choose') return undefined;
  return { type: 'choose', choice: choiceOf((data.choice ?? {}) as Record<string, unknown>, projects) };
}
