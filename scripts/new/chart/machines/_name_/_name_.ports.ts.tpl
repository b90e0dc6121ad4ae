import { promisePort } from '../port.ts';

/** The names that the page shows. Rejects with a Failure. */
export const get_Name_ = promisePort<readonly string[], undefined>('get_Name_');
