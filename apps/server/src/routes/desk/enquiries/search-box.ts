import { whatItIs } from '@rivermark/contracts/enquiry-words';
import { storedKinds } from '@rivermark/contracts/forms';
import { stageInWords } from '../../../desk/enquiries/history.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { ENQUIRIES } from './enquiry-parts.ts';

/** What was asked of the list, as the address has it; '' for what was not. */
export interface Asked {
  readonly search: string;
  readonly state: string;
  readonly kind: string;
  readonly home: string;
  readonly stage: string;
}

export const stateNames = {
  open: 'Waiting',
  late: 'Late',
  old: 'Waiting for a month',
  contacted: 'Contacted',
  held: 'Held back',
  spam: 'Spam',
  imported: 'Imported contacts',
} as const;

const kindNames = Object.fromEntries(storedKinds.map((kind) => [kind, whatItIs[kind]]));

function choice(
  name: string,
  label: string,
  chosen: string,
  options: Readonly<Record<string, string>>,
): Html {
  const entries = [['', 'All'], ...Object.entries(options)].map(
    ([value, words]) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${words}</option>`,
  );
  return html`<div><label for="${name}">${label}</label><div class="pick"><select id="${name}" name="${name}">${entries}</select></div></div>`;
}

/** The search, and what narrows the list beside it. */
export function searchBox({ search, state, kind, home, stage }: Asked, homes: readonly string[]): Html {
  const isNarrowed = [state, kind, home, stage].some((one) => one !== '');
  const choices = html`<details${isNarrowed && html` open`}><summary>Narrow the list</summary><div class="choices">${choice('state', 'Where it stands', state, stateNames)}
${choice('kind', 'What they ask', kind, kindNames)}
${choice('stage', 'Stage', stage, stageInWords)}
${homes.length > 0 && choice('home', 'Home', home, Object.fromEntries(homes.map((one) => [one, one])))}<button class="quiet">Show</button></div></details>`;
  return html`<form class="search" role="search" action="${ENQUIRIES}">
<label for="q">Search all inquiries</label>
<div class="box"><input id="q" name="q" type="search" value="${search}" autocomplete="off" placeholder="Name, phone or words"><button>Search</button></div>
${choices}</form>`;
}
