import { lateModule } from '../../loading/late-module.ts';

/** The service's clients. */
export const sendingModule = lateModule(() => import('./sending.ts'));
