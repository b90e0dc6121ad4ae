import type { Platform } from '../domain/ownTrip.ts';
import { promisePort } from '../port.ts';
import type { RenameField } from './rename.types.ts';

/** Changes the name on a ticket, once (API-098, API-108). Rejects with the text of the service. */
export const renamePassenger = promisePort<void, Record<RenameField, string> & { platform: Platform; ticketId: string }>('renamePassenger');
