import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where the system has one: a file system whose every sync is instant. */
export const memoryFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
