import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { track } from '../../analytics/track.ts';
import { mapEmbedUrl } from '../../build-config.ts';
import { choiceIn, isProject, type MapChoice, nothingChosen, searchWith } from '../../maps/map-choice.ts';
import { messageFromMap, send } from '../../maps/map-messages.ts';
import type { Project } from './project.ts';

/** Keeps the choice in the address, without a step in the history. */
function writeAddress(choice: MapChoice) {
  const search = searchWith(location.search, choice);
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/**
 * Takes `?ask=…` out of the address, with which the map asks when it stands alone; the project that
 * it asks about.
 */
function takeQuestion(projects: readonly Project[]): Project | undefined {
  const query = new URLSearchParams(location.search);
  const project = projects.find(({ id }) => id === query.get('ask'));
  if (!project) return undefined;
  query.delete('ask');
  const search = `${query}` && `?${query}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  return project;
}

/**
 * Keeps the choice on the map and in the list in sync. It starts from the address, then follows
 * messages to and from the frame.
 */
export function useMapChoice(
  projects: readonly Project[],
  explorer: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
) {
  const [choice, setChoice] = useState<MapChoice>(nothingChosen);
  const ids = projects.map(({ id }) => id);
  /** Presses the project's own button, which opens the form about it. */
  const ask = (id: string) =>
    explorer.current?.querySelector<HTMLElement>(`[data-project="${id}"] [data-enquiry]`)?.click();

  const start = useEffectEvent(() => {
    const named = choiceIn(location.search, ids);
    // One that was opened before hydration is the choice that the visitor sees.
    const early = explorer.current?.querySelector('details[open]')?.closest<HTMLElement>('[data-project]')
      ?.dataset.project;
    setChoice(isProject(ids, early) ? { ...named, project: early } : named);
    const question = takeQuestion(projects);
    if (question) ask(question.id);
  });
  const receive = useEffectEvent((event: MessageEvent) => {
    const map = frame.current?.contentWindow;
    const message = messageFromMap(event, map, ids);
    if (message?.type === 'ready') send(map, { type: 'choose', choice });
    if (message?.type === 'ask') {
      // Not every browser records a click in the frame as the last focus. Move the focus back
      // there.
      frame.current?.focus();
      ask(message.project);
    }
    if (message?.type !== 'choice') return;
    setChoice(message.choice);
    writeAddress(message.choice);
    if (message.by === 'pin' && message.choice.project)
      track({ action: 'map_pin_select', label: message.choice.project });
  });
  useEffect(() => {
    start();
    const listen = (event: MessageEvent) => receive(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  const choose = (next: MapChoice) => {
    setChoice(next);
    writeAddress(next);
    if (!mapEmbedUrl) send(frame.current?.contentWindow, { type: 'choose', choice: next });
  };
  return { choice, choose };
}
