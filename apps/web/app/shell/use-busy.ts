import { createContext, useContext } from 'react';
import { useLasting } from './use-lasting.ts';

/** Whether another page was asked for and has not come. */
export const Waiting = createContext(false);

/** A page change that is done sooner needs no word that it happens. */
const BUSY_AFTER_MS = 100;

/** Whether another page lets wait for itself. */
export const useBusy = (): boolean => useLasting(useContext(Waiting), BUSY_AFTER_MS);
