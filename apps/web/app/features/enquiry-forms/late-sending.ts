import { retryingImport } from '../../loading/retrying-import.ts';

/** The rules of the forms and the email client. */
export const sendingModule = retryingImport(() => import('./sending.ts'));
