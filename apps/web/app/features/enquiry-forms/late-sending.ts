import { lateModule } from '../../loading/late-module.ts';

/** The rules of the forms and the email client. */
export const sendingModule = lateModule(() => import('./sending.ts'));
