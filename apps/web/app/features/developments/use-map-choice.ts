import { developmentById } from '@rivermark/content';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { track } from '../../analytics/track.ts';
import { mapEmbedUrl } from '../../build-config.ts';
import {
  choiceIn,
  isDevelopmentId,
  type MapChoice,
  nothingChosen,
  searchWith,
} from '../../maps/map-choice.ts';
import { messageFromMap, send } from '../../maps/map-messages.ts';

/** Keeps the choice in the address, without a step in the history. */
function writeAddress(choice: MapChoice) {
  const search = searchWith(location.search, choice);
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash);
}

/** Takes `?ask=…` out of the address, with which the map asks when it stands alone; the name of what is asked about. */
function takeQuestion(): string | undefined {
  const query = new URLSearchParams(location.search);
  const id = query.get('ask');
  if (!isDevelopmentId(id)) return undefined;
  query.delete('ask');
  const search = `${query}` && `?${query}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  return developmentById(id).name;
}

/**
 * What is chosen on the map and in the list, in step: with the address at the start, then with each other through
 * messages to and from the frame. `onAsk` is called with the project's name.
 */
export function useMapChoice(
  section: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  onAsk: (name: string) => void,
) {
  const [choice, setChoice] = useState<MapChoice>(nothingChosen);

  const start = useEffectEvent(() => {
    const named = choiceIn(location.search);
    // One that was opened before the scripts came is the choice that the visitor sees.
    const early = section.current?.querySelector('details[open]')?.closest<HTMLElement>('[data-project]')
      ?.dataset.project;
    setChoice(isDevelopmentId(early) ? { ...named, project: early } : named);
    const question = takeQuestion();
    if (question) onAsk(question);
  });
  const receive = useEffectEvent((event: MessageEvent) => {
    const map = frame.current?.contentWindow;
    const message = messageFromMap(event, map);
    if (message?.type === 'ready') send(map, { type: 'choose', choice });
    if (message?.type === 'ask') {
      // Not every browser knows that the press in the frame was the last place of the focus; it goes back there.
      frame.current?.focus();
      onAsk(developmentById(message.project).name);
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
