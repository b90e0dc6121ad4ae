import { promisePort } from '../port.ts';
import type { SeatedAgain, SeatsContext } from './seats.types.ts';

/** The travellers of the repeated order, with seats, for its owner only. Rejects also when nobody gets one. */
export const seatAgain = promisePort<SeatedAgain, Pick<SeatsContext, 'repeats' | 'buses' | 'benefits'>>('seatAgain');
