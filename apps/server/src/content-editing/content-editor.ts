import {
  changesFrom,
  changesInWords,
  differences,
  type FileForm,
  type FormField,
  fieldsIn,
  fileFormOf,
  formPartsOf,
  idOfFile,
  type LikelySlip,
  likelySlips,
  mergeData,
  shownIn,
  valueAt,
  valueFrom,
} from '@rivermark/content/edit';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Clock } from '../clock/clock.ts';
import { AppError } from '../errors.ts';
import type { ContentDraft, ContentDrafts } from './content-drafts.ts';
import { hashOfText } from './hash-of-text.ts';
import { homeIdIn } from './home-files.ts';
import { type EditedPhotos, type HomePhotos, photoDraftOf, photosInWords } from './home-photos.ts';
import { type Conflict, type Entries, mergeFields } from './merge-fields.ts';
import { type MovedEntries, movedEntries } from './moved-entries.ts';
import type { PublishedText, PublishedTexts } from './published-texts.ts';

export type Data = Readonly<Record<string, unknown>>;

/** A file of the content as it is edited. */
export interface EditedFile {
  /** Path in the content, such as `content/market.yaml`. */
  readonly file: string;
  readonly form: FileForm;
  /** What it says with the draft's changes. */
  readonly data: Data;
  /** Undefined for a file that is not on the site yet. */
  readonly published: Data | undefined;
  readonly draft: ContentDraft | undefined;
  /** Present for homes. */
  readonly photos?: EditedPhotos;
}

/** Tells one state of a file's drafts from every other. */
export const hashOfDrafts = (text: string | undefined, photos: string | undefined): string =>
  hashOfText(`${text ?? ''}\0${photos ?? ''}`);

type WithDrafts = Pick<EditedFile, 'draft' | 'photos'>;

export const hashOfEdited = ({ draft, photos }: WithDrafts): string =>
  hashOfDrafts(draft?.text, photos?.draft?.text);

/** Whether anything of a file is not published yet. */
export const hasChanges = ({ draft, photos }: WithDrafts): boolean =>
  draft !== undefined || photos?.draft !== undefined;

export const titleOf = ({ form, data }: EditedFile): string => form.titleOf(data);

export type Saved =
  | { readonly conflicts: readonly Conflict[]; readonly moved: readonly MovedEntries[] }
  | { readonly conflicts?: never; readonly hasChanges: boolean };

/** What the drafts of a file change. */
export interface FileChanges {
  readonly edited: EditedFile;
  /** A sentence for each field: 'Price: $895,000 → $875,000'. */
  readonly sentences: readonly string[];
  readonly slips: readonly LikelySlip[];
}

export interface ContentEditor {
  /** Paths of all files that have a form, and of drafts of new ones, in the order of the desk. */
  list(): Promise<readonly string[]>;
  /** Those of `list` that the desk's first list names: homes, what often changes, and drafts. */
  listFirst(): Promise<readonly string[]>;
  /** The file of an id such as `neighborhoods.riverside`. */
  withId(id: string): Promise<string | undefined>;
  open(file: string): Promise<EditedFile | undefined>;
  /** For lists: of photos they tell whether they have changed, and not which. */
  openAll(files: readonly string[]): Promise<readonly EditedFile[]>;
  /**
   * Saves what was typed as the file's draft, together with what another device saved since the
   * form was opened. A field that both changed is a conflict, and nothing is saved. A draft without
   * a change is removed.
   */
  save(file: string, form: { was: Entries; typed: Entries }, savedBy: string): Promise<Saved>;
  /** Begins a new file. Resolves with whether there was none. */
  begin(file: string, typed: Entries, savedBy: string): Promise<boolean>;
  discard(file: string): Promise<void>;
  changesOf(file: string): Promise<FileChanges | undefined>;
}

interface ContentEditorDeps {
  readonly drafts: ContentDrafts;
  readonly texts: PublishedTexts;
  readonly photos: Pick<HomePhotos, 'of' | 'discard'>;
  readonly clock: Clock;
}

export const entriesOf = (fields: readonly FormField[], data: Data): Entries =>
  Object.fromEntries(fields.map((field) => [field.name, shownIn(field, valueAt(data, field.name))]));

/** The fields of a file's form. `sent`: names of a form's entries, which can be of new entries. */
const fieldsOf = ({ schema }: FileForm, data: Data, sent: readonly string[] = []) =>
  fieldsIn(formPartsOf(schema, data, sent));

/** What the form of a file shows. */
export const entriesOfFile = ({ form, data }: Pick<EditedFile, 'form' | 'data'>): Entries =>
  entriesOf(fieldsOf(form, data), data);

/** Formats my value as the form shows the saved one. */
function asShown(conflict: Conflict, fields: readonly FormField[]): Conflict {
  const field = fields.find(({ name }) => name === conflict.field);
  return field ? { ...conflict, mine: shownIn(field, valueFrom(field, conflict.mine)) } : conflict;
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

export function createContentEditor({ drafts, texts, photos, clock }: ContentEditorDeps): ContentEditor {
  const month = () => dateInJacksonville(clock()).slice(0, 7);

  /** Lists open every home: parsing them again for each request took 20 ms and more. */
  const parsed = new Map<string, { readonly sha256: string; readonly data: Data }>();
  function publishedDataOf(file: string, form: FileForm, { text, sha256 }: PublishedText): Data {
    const known = parsed.get(file);
    if (known?.sha256 === sha256) return known.data;
    const data = form.dataOf(text);
    parsed.set(file, { sha256, data });
    return data;
  }

  /**
   * The draft on top of what is published now. Others may have published the file since the draft
   * was begun.
   */
  async function rebased(
    form: FileForm,
    draft: ContentDraft,
    published: PublishedText | undefined,
  ): Promise<ContentDraft> {
    if (!published || published.sha256 === draft.basedOn) return draft;
    const base = draft.basedOn && (await texts.withHash(draft.basedOn));
    const now = form.dataOf(published.text);
    const merged = mergeData(base ? form.dataOf(base) : now, form.dataOf(draft.text), now) as Data;
    return {
      ...draft,
      text: form.setFields(published.text, differences(now, merged)),
      basedOn: published.sha256,
    };
  }

  interface Opened extends EditedFile {
    readonly publishedText: PublishedText | undefined;
  }

  async function open(file: string, photosOf = photos.of): Promise<Opened | undefined> {
    const form = fileFormOf(file);
    if (!form) return undefined;
    const [published, found] = await Promise.all([texts.read(file), drafts.find(file)]);
    if (!published && !found) return undefined;
    const draft = found && (await rebased(form, found, published));
    const hasDraft = draft && draft.text !== published?.text;
    if (found && !hasDraft) await drafts.remove(file, found.text);
    else if (found && draft && draft !== found) {
      // Another device may have saved meanwhile: what it saved is then opened.
      if (!(await drafts.replace(draft, found.text))) return open(file, photosOf);
    }
    const home = homeIdIn(file);
    const publishedData = published && publishedDataOf(file, form, published);
    return {
      file,
      form,
      data: hasDraft || !publishedData ? form.dataOf(draft?.text ?? '') : publishedData,
      published: publishedData,
      publishedText: published,
      draft: hasDraft ? draft : undefined,
      ...(home !== undefined && { photos: await photosOf(home) }),
    };
  }

  async function list(): Promise<string[]> {
    const begun = (await drafts.all()).map(({ file }) => file);
    const files = new Set([...(await texts.list()), ...begun]);
    const place = (file: string) => fileFormOf(file)?.place ?? -1;
    return [...files]
      .filter((file) => place(file) >= 0)
      .sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
  }

  /** To parse every file for one page would hold up others. */
  async function listFirst(): Promise<string[]> {
    const begun = new Set((await drafts.all()).map(({ file }) => file));
    return (await list()).filter(
      (file) => homeIdIn(file) !== undefined || fileFormOf(file)?.shelf === 'often' || begun.has(file),
    );
  }

  async function openAll(files: readonly string[]): Promise<readonly EditedFile[]> {
    const begun = await drafts.all();
    const photosOf = async (id: string) => ({
      photos: [],
      published: [],
      draft: begun.find(({ file }) => file === photoDraftOf(id)),
    });
    const opened = await Promise.all(files.map((file) => open(file, photosOf)));
    return opened.filter((one) => one !== undefined);
  }

  /** Files of one kind and folder, without the one itself, which numbers are compared with. */
  async function others(edited: EditedFile): Promise<readonly Data[]> {
    const beside = (await list()).filter(
      (file) => file !== edited.file && folderOf(file) === folderOf(edited.file),
    );
    const same = beside.filter((file) => fileFormOf(file)?.schema === edited.form.schema);
    return (await openAll(same)).map(({ data }) => data);
  }

  return {
    list,
    listFirst,
    withId: async (id) => (await list()).find((file) => idOfFile(file) === id),
    open: (file) => open(file),
    openAll,
    async save(file, { was, typed }, savedBy) {
      for (;;) {
        const edited = await open(file);
        if (!edited) throw new AppError('not-found', 'This is no longer here.');
        const { form, data, draft, publishedText } = edited;
        const { moved, typed: mine } = movedEntries(form.schema, { was, typed, data });
        const fields = fieldsOf(form, data, Object.keys(mine));
        const { entries, conflicts } = mergeFields(was, mine, entriesOf(fields, data));
        if (conflicts.length + moved.length > 0)
          return { conflicts: conflicts.map((one) => asShown(one, fields)), moved };
        const text = form.setFields(
          draft?.text ?? publishedText?.text ?? '',
          changesFrom(data, fields, entries),
        );
        const hasDraft = text !== publishedText?.text;
        const basedOn = publishedText?.sha256 ?? '';
        const next: ContentDraft = { file, text, basedOn, savedAt: clock(), savedBy };
        // Another device may have saved since the draft was read: it is then read once more.
        const isSaved = hasDraft
          ? await drafts.replace(next, draft?.text)
          : !draft || (await drafts.remove(file, draft.text));
        if (isSaved) return { hasChanges: hasDraft };
      }
    },
    async begin(file, typed, savedBy) {
      const form = fileFormOf(file);
      if (!form || (await open(file))) return false;
      const text = form.setFields('', changesFrom({}, fieldsOf(form, {}, Object.keys(typed)), typed));
      return drafts.replace({ file, text, basedOn: '', savedAt: clock(), savedBy }, undefined);
    },
    async discard(file) {
      await drafts.remove(file);
      const home = homeIdIn(file);
      if (home !== undefined) await photos.discard(home);
    },
    async changesOf(file) {
      const edited = await open(file);
      if (!edited || !hasChanges(edited)) return undefined;
      const { form, data, published = {} } = edited;
      const ofPhotos = edited.photos && photosInWords(edited.photos);
      return {
        edited,
        sentences: [...changesInWords(form.schema, published, data), ...(ofPhotos ? [ofPhotos] : [])],
        slips: likelySlips(form.schema, published, data, await others(edited), month()),
      };
    },
  };
}
