import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * The folder for data that `npm test` deletes at its end: in memory where the system has such a folder, because each write of the database
 * costs less there.
 */
export const fastFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
