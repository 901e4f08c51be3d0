import { useEffect } from 'react';
import type { SiteRoute } from '../routes.ts';
import { Contact } from '../shell/contact.tsx';
import { Figures } from '../ui/figures.tsx';
import { Controls } from './controls.tsx';
import { Documents } from './documents.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Homes } from './homes.tsx';
import { Messages } from './messages.tsx';
import { Patterns } from './patterns.tsx';
import { SettingsSpecimen } from './settings-specimen.tsx';
import { showStates } from './show-states.ts';
import { Specimen } from './specimen.tsx';
import './gallery.css';

/** Every part that pages are made of, in every state; only in builds made with GALLERY. */
export function Page({ route }: { route: SiteRoute }) {
  useEffect(showStates, []);
  return (
    <div className="page wrap gallery">
      <h1 tabIndex={-1}>{route.meta.heading}</h1>
      <Foundations />
      <Patterns />
      <Controls />
      <Forms />
      <Documents />
      <Messages />
      <SettingsSpecimen />
      <Specimen name="Figures">
        <Figures
          tiles={[
            ['Median price', '$385,000'],
            ['A long label that needs two lines', '2024-2027'],
          ]}
        />
      </Specimen>
      <Homes />
      <Specimen name="Contact">
        <Contact />
      </Specimen>
    </div>
  );
}
