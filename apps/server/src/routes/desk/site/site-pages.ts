import type { FileForm, Shelf } from '@rivermark/content/edit';
import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { DrawFault } from '@rivermark/contracts/renderer';
import type { FastifyRequest } from 'fastify';
import type { Approval } from '../../../content-editing/broker-approval.ts';
import {
  type EditedFile,
  entriesOfFile,
  type FileChanges,
  hasChanges,
  hashOfEdited,
  titleOf,
} from '../../../content-editing/content-editor.ts';
import { asHome, type EditedHome, entriesOfHome } from '../../../content-editing/home-editor.ts';
import type { Conflict, Entries } from '../../../content-editing/merge-fields.ts';
import type { MovedEntries } from '../../../content-editing/moved-entries.ts';
import type { ContentVersion } from '../../../content-versions/content-versions.ts';
import type { LetterOfHome } from '../../../letters/letter-desk.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { atDeskOf, formOf } from '../form-of.ts';
import { LETTERS, letterNotice } from '../letters/letter-pages.ts';
import { approvalInWords, approvalNote, approvalTag, takeBackForm } from './approval-part.ts';
import { conflictFields, faultList, movedWords } from './fault-list.ts';
import { choiceInWords, FIELD, WAS } from './field-rows.ts';
import { fileFieldsets } from './file-form.ts';
import { firstFields, homeFieldsets, nameOf } from './home-form.ts';
import { photosPart } from './photo-pages.ts';
import {
  changesAddress,
  editAddress,
  HISTORY,
  homeAddress,
  previewAddress,
  SITE,
  shelfAddress,
} from './site-addresses.ts';

const price = (data: EditedHome['data']) =>
  typeof data.price === 'number' ? `$${data.price.toLocaleString('en-US')}` : 'No price';

const status = (data: EditedHome['data']) => choiceInWords(String(data.status ?? ''));

/** A small picture of the home from the site; a field of color where there is none yet. */
function pictureOf(request: FastifyRequest, id: string): Html {
  const prefix = `${id}-480-`;
  const name = [...request.site.pictures].find((one) => one.startsWith(prefix) && one.endsWith('.avif'));
  return name
    ? html`<img src="/img/${name}" alt="" width="480" height="360" loading="lazy">`
    : html`<span></span>`;
}

/** By the file's path. */
type Approvals = ReadonlyMap<string, Approval>;

const row = (request: FastifyRequest, home: EditedHome, approvals: Approvals): Html =>
  html`<li>${pictureOf(request, home.id)}<div><h2><a href="${hasChanges(home) ? changesAddress(home.id) : homeAddress(home.id)}">${nameOf(home)}</a></h2><p class="quiet-words">${price(home.data)}, ${status(home.data).toLowerCase()}</p></div>${hasChanges(home) && html`<span class="tag">${approvalTag(approvals.get(home.file))}</span>`}</li>`;

const said = (words: string, more?: Html): Html =>
  html`<div class="said" role="status"><p>${words}</p>${more}</div>`;

interface SiteView {
  readonly homes: readonly EditedHome[];
  /** Files that are often changed. */
  readonly files: readonly EditedFile[];
  readonly waiting: readonly EditedFile[];
  readonly approvals: Approvals;
  /** Letters that wait for the agent. */
  readonly letters: readonly LetterOfHome[];
  readonly done: Html | undefined;
}

function waitingPart(request: FastifyRequest, waiting: readonly EditedFile[], approvals: Approvals): Html {
  const one = (edited: EditedFile) => {
    const approval = approvals.get(edited.file);
    return html`<li><a href="${editAddress(edited.file)}/changes">${titleOf(edited)}</a>${approval && html`<br><small>${approvalInWords(approval, atDeskOf(request).now)}</small>`}</li>`;
  };
  return html`<section class="waiting"><h2>Not published yet</h2><ul>${waiting.map(one)}</ul></section>`;
}

const fileRow = (edited: EditedFile): Html =>
  html`<li><a href="${editAddress(edited.file)}">${titleOf(edited)}</a>${hasChanges(edited) && html`<span class="tag">Not published</span>`}</li>`;

export const sitePage = (
  request: FastifyRequest,
  { homes, files, waiting, approvals, letters, done }: SiteView,
): Html =>
  html`${done}<div class="room-head"><h1>Your site</h1><p><a href="${LETTERS}">Letters</a> <a href="${HISTORY}">What was published</a></p></div>
<p class="lead">Change a price, a status or words. Nothing is on the site before you publish it.</p>
${waiting.length > 0 && waitingPart(request, waiting, approvals)}${letterNotice(letters)}<h2>Homes</h2><ul class="rows homes">${homes.map((home) => row(request, home, approvals))}</ul>
<p class="more"><a class="button" href="${SITE}/new">Add a Home</a></p>
<h2>Words and figures</h2><ul class="rows site-files"><li><a href="${shelfAddress('neighborhoods')}">Neighborhoods</a></li>${files.map(fileRow)}<li><a href="${shelfAddress('buyers-guide')}">The Buyer's Guide</a></li><li><a href="${shelfAddress('seldom')}">More pages</a></li></ul>`;

const shelfTitles: Readonly<Record<Exclude<Shelf, 'often'>, string>> = {
  neighborhoods: 'Neighborhoods',
  'buyers-guide': "The Buyer's Guide",
  seldom: 'More pages',
};

/** The title of a list of files; undefined where there is no such list. */
export const titleOfShelf = (shelf: string): string | undefined =>
  Object.hasOwn(shelfTitles, shelf) ? shelfTitles[shelf as keyof typeof shelfTitles] : undefined;

export const shelfPage = (title: string, files: readonly EditedFile[]): Html =>
  html`${back}<h1>${title}</h1><ul class="rows site-files">${files.map(fileRow)}</ul>`;

export const publishedLine = (words: string, path: string): Html =>
  said(words, html`<p><a href="${path}">See the Page</a></p>`);

export const line = said;

const inTitleCase = (choice: string) => choice.split('-').map(choiceInWords).join(' ');

const back = html`<p class="back"><a href="${SITE}">Back to your site</a></p>`;

/** Statuses that one tap can set, by the present status. */
const nextStatuses: Readonly<Record<string, readonly string[]>> = {
  'coming-soon': ['for-sale', 'withdrawn'],
  'for-sale': ['under-contract', 'withdrawn'],
  'under-contract': ['for-sale', 'withdrawn'],
  withdrawn: ['for-sale', 'coming-soon'],
};

const soldFrom: readonly string[] = ['for-sale', 'under-contract', 'coming-soon'];

function quickForms(request: FastifyRequest, { id, data }: EditedHome, month: string): Html {
  const now = String(data.status ?? '');
  const was = JSON.stringify({ status: now });
  const sold =
    soldFrom.includes(now) &&
    html`<details class="otherwise edit" id="sold" open><summary>Mark Sold</summary>${formOf(
      request,
      homeAddress(id),
      html`<input type="hidden" name="${WAS}" value="${JSON.stringify({ status: now, sold: '', soldPrice: '' })}"><input type="hidden" name="${FIELD}status" value="sold"><label for="sold-month">Sold in</label><input id="sold-month" type="month" name="${FIELD}sold" value="${month}" required><label for="sold-price">Sale price <small>(optional)</small></label><p class="help" id="sold-price-help">Only if you may tell it.</p><input id="sold-price" name="${FIELD}soldPrice" inputmode="decimal" autocomplete="off" aria-describedby="sold-price-help"><button>Mark Sold</button>`,
    )}</details>`;
  const forms = (nextStatuses[now] ?? []).map((next) =>
    formOf(
      request,
      homeAddress(id),
      html`<input type="hidden" name="${WAS}" value="${was}"><input type="hidden" name="${FIELD}status" value="${next}"><button class="quiet">Mark ${inTitleCase(next)}</button>`,
    ),
  );
  return html`${forms.length > 0 && html`<div class="one-tap">${forms}</div>`}${sold}`;
}

interface HomePageView {
  readonly home: EditedHome;
  /** The present month, YYYY-MM. */
  readonly month: string;
  readonly entries: Entries;
  readonly faults: readonly DrawFault[];
  readonly approval: Approval | undefined;
  /** A list that is to have one more entry. */
  readonly add: string | undefined;
}

/** What is printed from the page of a home that is on the site. */
const papers = ({ id, published }: EditedHome): Html | false =>
  published !== undefined &&
  published.status !== 'withdrawn' &&
  html`<p>On paper: <a href="/properties/${id}?sheet=1" target="_blank">one sheet for the table</a>, or <a href="/properties/${id}?sheet=rider" target="_blank">a code for the yard sign</a>. Its page prints as a brochure.</p>`;

/** Enter in a field presses the first button, and not that of a list. */
const firstButton = html`<button class="hidden" tabindex="-1" aria-hidden="true">Save</button>`;

export const homePage = (
  request: FastifyRequest,
  { home, month, entries, faults, approval, add }: HomePageView,
): Html =>
  html`${back}<h1>${nameOf(home)}</h1>${hasChanges(home) && html`<p>This home has changes that are not published. <a href="${changesAddress(home.id)}">See What Changes</a></p>`}${papers(home)}${approval && approvalNote(request, approval)}<div class="edit">${faultList(faults, home)}</div>${quickForms(request, home, month)}${photosPart(request, home)}<div class="edit">${formOf(
    request,
    homeAddress(home.id),
    html`${firstButton}${homeFieldsets(request, { home, entries, was: entriesOfHome(home.data), faults, add })}<button>Save and See What Changes</button>`,
  )}</div>`;

export const newHomePage = (request: FastifyRequest, entries: Entries, fault: string | undefined): Html =>
  html`${back}<h1>Add a home</h1><p class="lead">This is enough to publish it. Everything else can follow when you like. Until it has photos, a drawing of its kind stands in for them.</p>${
    fault && html`<div class="faults" role="alert"><h2>Please check the name</h2><p>${fault}</p></div>`
  }<div class="edit">${formOf(
    request,
    `${SITE}/new`,
    html`${firstFields(request, entries)}<button>Save and See What Changes</button>`,
  )}</div>`;

interface FilePageView {
  readonly edited: EditedFile;
  readonly faults: readonly DrawFault[];
  /** A list that is to have one more entry. */
  readonly add?: string | undefined;
}

/** The form of any file but a home's. */
export function filePage(request: FastifyRequest, { edited, faults, add }: FilePageView): Html {
  const address = editAddress(edited.file);
  return html`${backOf(edited)}<h1>${titleOf(edited)}</h1>${hasChanges(edited) && html`<p>There are changes that are not published. <a href="${address}/changes">See What Changes</a></p>`}<div class="edit">${faultList(faults, edited)}${formOf(
    request,
    address,
    html`${firstButton}${fileFieldsets(request, { edited, faults, add })}<button>Save and See What Changes</button>`,
  )}</div>`;
}

/** Leads to the list in which the file stands. */
function backOf({ form }: { form: Pick<FileForm, 'shelf'> }): Html {
  const title = titleOfShelf(form.shelf);
  return title ? html`<p class="back"><a href="${shelfAddress(form.shelf)}">Back to ${title}</a></p>` : back;
}

interface ConflictView {
  readonly edited: EditedFile;
  readonly typed: Entries;
  readonly conflicts: readonly Conflict[];
  readonly moved: readonly MovedEntries[];
}

export function conflictPage(
  request: FastifyRequest,
  { edited, typed, conflicts, moved }: ConflictView,
): Html {
  const open = conflicts.map(({ field }) => field);
  const kept = Object.entries(typed).filter(([name]) => !open.includes(name));
  return html`${back}<h1>Two devices changed ${titleOf(edited)}</h1><p class="lead">Choose what is to stay. Nothing is published by this.</p><div class="edit">${movedWords(moved)}${formOf(
    request,
    editAddress(edited.file),
    html`<input type="hidden" name="${WAS}" value="${JSON.stringify(entriesOfFile(edited))}">${kept.map(([name, value]) => html`<input type="hidden" name="${FIELD}${name}" value="${value}">`)}${conflictFields(conflicts, edited)}<button>Save</button>`,
  )}</div>`;
}

/** The entry that says which draft was looked at before it is published. */
export const SEEN = 'seen';

interface ChangesView extends FileChanges {
  /** Addresses of the pages that change; undefined when they could not be drawn. */
  readonly pages: readonly string[] | undefined;
  readonly faults: readonly DrawFault[];
  readonly trouble: string | undefined;
  /** A slip was not confirmed. */
  readonly unconfirmed: boolean;
  /** The broker approves these changes before they are published. */
  readonly held: boolean;
  readonly approval: Approval | undefined;
}

const onPages = (pages: readonly string[]) => `on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;

function publishWords({ held, approval }: ChangesView): string {
  if (!held) return 'Publish';
  return approval?.state === 'waiting' ? 'Ask Again' : 'Send to Your Broker';
}

function publishForm(request: FastifyRequest, view: ChangesView): Html {
  const { edited, slips, unconfirmed } = view;
  const questions = slips.map(
    ({ field, question }) =>
      html`<label class="sure"><input type="checkbox" name="sure" value="${field}" required><span>${question}</span></label>`,
  );
  return formOf(
    request,
    `${editAddress(edited.file)}/publish`,
    html`<input type="hidden" name="${SEEN}" value="${hashOfEdited(edited)}">${unconfirmed && html`<p class="fault" role="alert">Check the box to say that the number is right.</p>`}${questions}<button>${publishWords(view)}</button>`,
  );
}

export function changesPage(request: FastifyRequest, view: ChangesView): Html {
  const { edited, sentences, pages, faults, trouble, held, approval } = view;
  const address = editAddress(edited.file);
  const canPublish = faults.length === 0 && pages !== undefined;
  const seen = pages?.includes(edited.form.page) ? edited.form.page : pages?.[0];
  const pageWords = pages && pages.length > 0 ? `, ${onPages(pages)}` : '';
  const isWithdrawn = asHome(edited) && edited.data.status === 'withdrawn';
  return html`${back}<h1>${titleOf(edited)}</h1>${trouble && html`<div class="faults" role="alert"><p>${trouble}</p></div>`}${faultList(faults, edited)}${approval && approvalNote(request, approval)}
<p class="lead">${edited.published ? `What changes${pageWords}:` : `A new home${pageWords}.`}</p>${edited.published && html`<ul class="changes">${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`}${
    isWithdrawn &&
    edited.published?.status !== 'withdrawn' &&
    html`<p>Its page leaves the site. Whoever has its address is led to the guide of its neighborhood.</p>`
  }
${canPublish && seen !== undefined && html`<p><a class="button" href="${previewAddress(edited.file)}${seen}">See It</a></p>`}${canPublish && held && !approval && html`<p>Your broker approves changes of homes. It is published as soon as your broker says yes.</p>`}${canPublish && publishForm(request, view)}
<div class="site-acts"><a href="${address}">Change More</a>${approval?.state === 'waiting' && takeBackForm(request, address)}${formOf(
    request,
    `${address}/discard`,
    html`<button class="as-link">Throw These Changes Away</button>`,
  )}</div>`;
}

type VersionHead = Omit<ContentVersion, 'files'>;

export const historyPage = (
  request: FastifyRequest,
  versions: readonly VersionHead[],
  now: number,
  trouble: string | undefined,
): Html =>
  html`${back}<h1>What was published</h1>${trouble && html`<div class="faults" role="alert"><p>${trouble}</p></div>`}${
    versions.length === 0
      ? html`<div class="empty"><p class="lead">Nothing was published from here yet.</p></div>`
      : html`<p class="lead">Everything of the last 90 days is here, then one a month.</p><ul class="rows">${versions.map(
          (version, at) =>
            html`<li><div><h2>${shortInJacksonville(version.publishedAt, now)}</h2><p>${version.words}</p><p><small>${version.publishedBy === 'script' ? 'From the files of the site' : version.publishedBy}</small></p></div>${
              at > 0
                ? formOf(
                    request,
                    `${HISTORY}/${version.number}`,
                    html`<button class="quiet">Bring Back<span class="hidden"> what was published ${shortInJacksonville(version.publishedAt, now)}</span></button>`,
                  )
                : html`<span class="tag">Live</span>`
            }</li>`,
        )}</ul>`
  }`;
