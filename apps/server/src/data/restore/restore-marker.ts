import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** In a data directory whose restore has not come to its end; no server starts on it. */
const MARKER = 'restore-in-hand';

/** The folder in which a restore works; it goes with its last step. */
export const restoreFolder = (dataDir: string): string => join(dataDir, MARKER);

export const isRestoring = (dataDir: string): boolean => existsSync(restoreFolder(dataDir));
