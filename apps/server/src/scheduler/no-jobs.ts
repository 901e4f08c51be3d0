import { doubts } from './may-erase.ts';

/**
 * Rows of the table of jobs that no scheduler runs: written by who asks whether the server is ready, by who makes a backup,
 * perhaps by hand, and by jobs that doubt the clock.
 */
export const noJobs: readonly string[] = ['readiness', 'backup-in-hand', ...doubts];
