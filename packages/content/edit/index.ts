/** Editing the files of the content by forms. */
export { differences } from '../migrations/present-form.ts';
export { HomeSchema } from '../schema/home.ts';
export { changesInWords, type LikelySlip, likelySlips } from './changes-in-words.ts';
export { type FileForm, fileFormOf, idOfFile, type Shelf } from './content-files.ts';
export {
  changesFrom,
  type FieldEntry,
  type FieldGroup,
  type FieldList,
  type FormField,
  type FormPart,
  fieldsIn,
  formFieldsOf,
  formPartsOf,
  labelOf,
  monthInWords,
  shownIn,
  valueAt,
  valueFrom,
} from './form-fields.ts';
export { mergeData } from './merge-data.ts';
