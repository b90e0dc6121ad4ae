import { promisePort } from '../port.ts';
import type { Fix } from './tracking.types.ts';

/** The last fix of a bus (API-030). It logs a rejection itself, because the page shows none (ERR-084). */
export const locateBus = promisePort<Fix, { unit: string }>('locateBus');
