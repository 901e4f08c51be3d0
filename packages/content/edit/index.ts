/** Editing the files of the content by forms. */
export { HomeSchema } from '../schema/home.ts';
export { changesInWords, type LikelySlip, likelySlips } from './changes-in-words.ts';
export { changesFrom, type FormField, formFieldsOf, shownIn, valueAt, valueFrom } from './form-fields.ts';
export { dataOf, setFields } from './set-fields.ts';
