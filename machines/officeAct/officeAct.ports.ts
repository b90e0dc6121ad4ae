import { promisePort } from '../port.ts';
import type { ActAnswer, ActFields, OfficeAct } from './officeAct.types.ts';

/** Carries an act out, once a key. Rejects with the refusal of the service and its text, or with a lost answer. */
export const carryOut = promisePort<ActAnswer, { act: OfficeAct; key: string; fields: ActFields }>('carryOut');
