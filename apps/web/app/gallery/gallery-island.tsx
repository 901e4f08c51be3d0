import { useEffect } from 'react';
import { Controls } from './controls.tsx';
import { Documents } from './documents.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Homes } from './homes.tsx';
import { Messages } from './messages.tsx';
import { Patterns } from './patterns.tsx';
import { SettingsSpecimen } from './settings-specimen.tsx';
import { showStates } from './show-states.ts';

/** Everything in the gallery that answers. */
export function GalleryIsland() {
  useEffect(showStates, []);
  return (
    <>
      <Foundations />
      <Patterns />
      <Controls />
      <Forms />
      <Documents />
      <Messages />
      <SettingsSpecimen />
      <Homes />
    </>
  );
}
