import { doubts } from '../clock/may-erase.ts';

/**
 * Rows in the job table that the scheduler does not run. Readiness checks, manual backups and jobs
 * that distrust the clock write them.
 */
export const noJobs: readonly string[] = ['readiness', 'backup-in-hand', ...doubts];
