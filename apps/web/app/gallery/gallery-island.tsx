import { useEffect } from 'react';
import { Controls } from './controls.tsx';
import { Documents } from './documents.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import type { GalleryPictures } from './gallery-pictures.ts';
import { Homes } from './homes.tsx';
import { Messages } from './messages.tsx';
import { Patterns } from './patterns.tsx';
import { SettingsSpecimen } from './settings-specimen.tsx';
import { showStates } from './show-states.ts';

/** Everything in the gallery that answers. */
/** `pictures`: those that the specimens show, by name. */
export function GalleryIsland({ pictures }: { pictures: GalleryPictures }) {
  useEffect(showStates, []);
  return (
    <>
      <Foundations />
      <Patterns pictures={pictures} />
      <Controls />
      <Forms />
      <Documents />
      <Messages />
      <SettingsSpecimen />
      <Homes pictures={pictures} />
    </>
  );
}
