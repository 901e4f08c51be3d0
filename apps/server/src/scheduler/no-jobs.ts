/**
 * Rows of the table of jobs that no scheduler runs: written by who asks whether the server is ready, and by who makes a backup,
 * perhaps by hand.
 */
export const noJobs: readonly string[] = ['readiness', 'backup-in-hand'];
