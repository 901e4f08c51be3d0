import {
  changesFrom,
  changesInWords,
  dataOf,
  type FormField,
  formFieldsOf,
  HomeSchema,
  type LikelySlip,
  likelySlips,
  setFields,
  shownIn,
  valueAt,
  valueFrom,
} from '@rivermark/content/edit';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { ContentDraft, ContentDrafts } from './content-drafts.ts';
import { hashOfText } from './hash-of-text.ts';
import { type EditedPhotos, type HomePhotos, photoDraftOf, photosInWords } from './home-photos.ts';
import { type Conflict, type Entries, mergeFields } from './merge-fields.ts';
import type { PublishedText, PublishedTexts } from './published-texts.ts';

type Data = Readonly<Record<string, unknown>>;

export const HOMES_FOLDER = 'content/homes';
const fileOf = (id: string) => `${HOMES_FOLDER}/${id}.yaml`;
/** An id becomes part of a path, and of an address of the site. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const idIn = (file: string) => file.slice(HOMES_FOLDER.length + 1, -'.yaml'.length);

const monthOf = (at: number) => dateInJacksonville(at).slice(0, 7);

/** The fields of a home's file, as forms ask for them. */
export const homeFields: readonly FormField[] = formFieldsOf(HomeSchema);
const order = Object.keys(HomeSchema.shape);

/** A home's file as it is edited. */
export interface EditedHome {
  readonly id: string;
  readonly file: string;
  /** The fields with the draft's changes. */
  readonly data: Data;
  /** Undefined for a home that is not on the site yet. */
  readonly published: Data | undefined;
  readonly draft: ContentDraft | undefined;
  readonly photos: EditedPhotos;
}

/** Whether anything of a home is not published yet. */
export const hasChanges = ({ draft, photos }: Pick<EditedHome, 'draft' | 'photos'>): boolean =>
  draft !== undefined || photos.draft !== undefined;

/** Tells one state of a home's drafts from every other. */
export const hashOfDrafts = (text: string | undefined, photos: string | undefined): string =>
  hashOfText(`${text ?? ''}\0${photos ?? ''}`);

export const hashOfHome = ({ draft, photos }: Pick<EditedHome, 'draft' | 'photos'>): string =>
  hashOfDrafts(draft?.text, photos.draft?.text);

export type SavedHome =
  | { readonly conflicts: readonly Conflict[] }
  | { readonly conflicts?: never; readonly hasChanges: boolean };

/** What a draft changes in its file. */
export interface HomeChanges {
  readonly home: EditedHome;
  /** A sentence for each field: 'Price: $895,000 → $875,000'. */
  readonly sentences: readonly string[];
  readonly slips: readonly LikelySlip[];
}

export interface HomeEditor {
  /** Every home, including new ones that are only drafts. */
  all(): Promise<readonly EditedHome[]>;
  open(id: string): Promise<EditedHome | undefined>;
  /**
   * Saves what was typed as the home's draft, together with what another device saved since the
   * form was opened. A field that both changed is a conflict, and nothing is saved. A draft without
   * a change is removed.
   */
  save(id: string, form: { was: Entries; typed: Entries }, savedBy: string): Promise<SavedHome>;
  /**
   * Begins a home from its first fields; resolves with its id. Throws `home-exists` if its name is
   * taken.
   */
  add(typed: Entries, savedBy: string): Promise<string>;
  discard(id: string): Promise<void>;
  changesOf(id: string): Promise<HomeChanges | undefined>;
}

interface HomeEditorDeps {
  readonly drafts: ContentDrafts;
  readonly texts: PublishedTexts;
  readonly photos: Pick<HomePhotos, 'of' | 'discard'>;
  readonly clock: Clock;
}

/** What a form of the home's file shows. */
export const entriesOfHome = (data: Data): Entries =>
  Object.fromEntries(homeFields.map((field) => [field.name, shownIn(field, valueAt(data, field.name))]));

/** Formats my value as the form shows the saved one. */
function asShown(conflict: Conflict): Conflict {
  const field = homeFields.find(({ name }) => name === conflict.field);
  return field ? { ...conflict, mine: shownIn(field, valueFrom(field, conflict.mine)) } : conflict;
}

export function createHomeEditor({ drafts, texts, photos, clock }: HomeEditorDeps): HomeEditor {
  /**
   * The draft on top of what is published now. Others may have published the file since the draft
   * was begun.
   */
  async function rebased(draft: ContentDraft, published: PublishedText | undefined): Promise<ContentDraft> {
    if (!published || published.sha256 === draft.basedOn) return draft;
    const base = draft.basedOn && (await texts.withHash(draft.basedOn));
    const changes = changesFrom(
      dataOf(base || published.text),
      homeFields,
      entriesOfHome(dataOf(draft.text)),
    );
    return { ...draft, text: setFields(published.text, changes, order), basedOn: published.sha256 };
  }

  async function open(id: string, photosOf = photos.of): Promise<EditedHome | undefined> {
    if (!ID.test(id)) return undefined;
    const file = fileOf(id);
    const [published, found] = await Promise.all([texts.read(file), drafts.find(file)]);
    if (!published && !found) return undefined;
    const draft = found && (await rebased(found, published));
    const hasDraft = draft && draft.text !== published?.text;
    if (found && !hasDraft) await drafts.remove(file, found.text);
    else if (found && hasDraft && draft !== found) await drafts.save(draft);
    return {
      id,
      file,
      data: dataOf(draft?.text ?? published?.text ?? ''),
      published: published && dataOf(published.text),
      draft: hasDraft ? draft : undefined,
      photos: await photosOf(id),
    };
  }

  async function all(): Promise<readonly EditedHome[]> {
    const all = await drafts.all();
    const files = new Set([
      ...(await texts.list(HOMES_FOLDER)),
      ...all.map(({ file }) => file).filter((file) => file.startsWith(`${HOMES_FOLDER}/`)),
    ]);
    // Lists show whether photos have changed, and not which.
    const photosOf = async (id: string) => ({
      photos: [],
      published: [],
      draft: all.find(({ file }) => file === photoDraftOf(id)),
    });
    const homes = await Promise.all([...files].map((file) => open(idIn(file), photosOf)));
    return homes.filter((home) => home !== undefined);
  }

  return {
    all,
    open: (id) => open(id),
    async save(id, { was, typed }, savedBy) {
      const file = fileOf(id);
      const home = await open(id);
      if (!home) throw new AppError('not-found', 'This home is no longer here.');
      const { entries, conflicts } = mergeFields(was, typed, entriesOfHome(home.data));
      if (conflicts.length > 0) return { conflicts: conflicts.map(asShown) };
      const published = await texts.read(file);
      const text = home.draft?.text ?? published?.text ?? '';
      const changed = setFields(text, changesFrom(home.data, homeFields, entries), order);
      if (changed === published?.text) {
        await drafts.remove(file);
        return { hasChanges: false };
      }
      await drafts.save({
        file,
        text: changed,
        basedOn: published?.sha256 ?? '',
        savedAt: clock(),
        savedBy,
      });
      return { hasChanges: true };
    },
    async add(typed, savedBy) {
      const id = (typed.name ?? '')
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .trim()
        .replaceAll(/[ -]+/g, '-');
      if (id === '') throw new AppError('invalid-params', 'Write what the home is called.');
      if (await open(id))
        throw new AppError('home-exists', 'Another home has this name. Give each home its own.');
      const begun = { status: 'for-sale', asOf: monthOf(clock()), ...typed };
      const text = setFields('', changesFrom({}, homeFields, begun), order);
      await drafts.save({ file: fileOf(id), text, basedOn: '', savedAt: clock(), savedBy });
      return id;
    },
    async discard(id) {
      await Promise.all([drafts.remove(fileOf(id)), photos.discard(id)]);
    },
    async changesOf(id) {
      const home = await open(id);
      if (!home || !hasChanges(home)) return undefined;
      const others = (await all()).filter((other) => other.id !== id).map(({ data }) => data);
      const before = home.published ?? {};
      return {
        home,
        sentences: [
          ...changesInWords(homeFields, before, home.data),
          ...[photosInWords(home.photos)].filter((sentence) => sentence !== undefined),
        ],
        slips: likelySlips(homeFields, before, home.data, others, monthOf(clock())),
      };
    },
  };
}
