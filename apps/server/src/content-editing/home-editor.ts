import {
  type FieldList,
  type FormField,
  fieldsIn,
  formFieldsOf,
  formPartsOf,
  HomeSchema,
} from '@rivermark/content/edit';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Clock } from '../clock/clock.ts';
import { AppError } from '../errors.ts';
import { type ContentEditor, type EditedFile, entriesOf } from './content-editor.ts';
import { fileOfHome, homeIdIn, isHomeId } from './home-files.ts';
import type { EditedPhotos } from './home-photos.ts';
import type { Entries } from './merge-fields.ts';

/** The fields of a home's file, as forms ask for them, but for those of its lists. */
export const homeFields: readonly FormField[] = formFieldsOf(HomeSchema);

/** A home's file as it is edited. */
export interface EditedHome extends EditedFile {
  readonly id: string;
  readonly photos: EditedPhotos;
}

/** The home that an edited file is; undefined for any other file. */
export function asHome(edited: EditedFile | undefined): EditedHome | undefined {
  const id = edited && homeIdIn(edited.file);
  return id !== undefined && edited?.photos ? { ...edited, id, photos: edited.photos } : undefined;
}

/** The lists of a home's file, with their entries. `sent`: names of fields of new entries. */
export const homeLists = (data: EditedHome['data'], sent: readonly string[] = []): readonly FieldList[] =>
  formPartsOf(HomeSchema, data, sent).filter((part) => part.kind === 'list');

/** What a form of the home's file shows. */
export const entriesOfHome = (data: EditedHome['data']): Entries =>
  entriesOf([...homeFields, ...fieldsIn(homeLists(data))], data);

export interface HomeEditor {
  /** Every home, including new ones that are only drafts. */
  all(): Promise<readonly EditedHome[]>;
  open(id: string): Promise<EditedHome | undefined>;
  /**
   * Begins a home from its first fields; resolves with its id. Throws `home-exists` if its name is
   * taken.
   */
  add(typed: Entries, savedBy: string): Promise<string>;
}

export function createHomeEditor(files: ContentEditor, clock: Clock): HomeEditor {
  const all = async () => {
    const homes = await files.openAll((await files.list()).filter((file) => homeIdIn(file)));
    return homes.flatMap((home) => asHome(home) ?? []);
  };
  return {
    open: async (id) => asHome(isHomeId(id) ? await files.open(fileOfHome(id)) : undefined),
    all,
    async add(typed, savedBy) {
      const id = (typed.name ?? '')
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .trim()
        .replaceAll(/[ -]+/g, '-');
      if (!isHomeId(id)) throw new AppError('invalid-params', 'Write what the home is called.');
      const month = dateInJacksonville(clock()).slice(0, 7);
      const numbers = (await all()).map(({ data }) => Number(data.number ?? 0));
      const number = String(Math.max(0, ...numbers) + 1);
      const begun = { status: 'for-sale', asOf: month, number, ...typed };
      if (!(await files.begin(fileOfHome(id), begun, savedBy)))
        throw new AppError('home-exists', 'Another home has this name. Give each home its own.');
      return id;
    },
  };
}
