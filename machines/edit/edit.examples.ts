import { CHECKS, EDITED_WAY, FOUND, OLDER_WAY } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { editMachine } from './edit.machine.ts';
import type { EditEvent, EditInput } from './edit.types.ts';
import { editView } from './edit.view.ts';

type Step = EditEvent | ReturnType<typeof done>;

export const input: EditInput = { way: EDITED_WAY };
export const olderInput: EditInput = { way: OLDER_WAY };
export const checked = done('validateTransfer', CHECKS);
/** The service's reason for a bus that departs soon. */
export const tooLate = failed('validateTransfer', {
  code: 'edit-refused',
  retryable: false,
  message: 'Este boleto no tiene cambio flexible: solo se podía cambiar hasta 1 hora antes de la salida.',
});
/** None of them can change, and the service names no reason. */
const silent = done(
  'validateTransfer',
  CHECKS.map((check) => ({ ...check, canChange: false })),
);
/** The adult cannot change, so no other passenger may. */
export const guarded = done(
  'validateTransfer',
  CHECKS.map((check) => (check.kind === 'minor' ? check : { ...check, canChange: false, message: 'Este boleto ya se usó.' })),
);
const { departure, query } = FOUND;
const adultCheck = CHECKS.find(({ kind }) => kind === 'adult');
const later = {
  ...departure,
  run: { ...departure.run, tripId: 'later' },
  departs: '2026-04-17T11:00:00-06:00',
  arrives: '2026-04-17T17:15:00-06:00',
};
/** The departures of a day, the bus of the tickets among them; the last one is full. */
export const offersCome = done('findDepartures', {
  departures: [later, departure, { ...later, run: { ...later.run, tripId: 'full' }, freeSeats: 0 }],
  query,
});
export const lost = { code: 'network', retryable: true };

export function edit(events: readonly Step[], from = input) {
  return situation(editMachine, from, events);
}

const at = (...events: Step[]) => ({ input, events });
const toggle = (ticketId: string): EditEvent => ({ type: 'ticket.toggled', ticketId });
const submit: EditEvent = { type: 'edit.submitted' };

/** María Guadalupe can no longer change, the others can. */
const oneRefused = done('validateTransfer', [
  ...CHECKS,
  {
    traveller: {
      ticketId: 't9',
      firstName: 'María Guadalupe Concepción',
      lastName: 'Villavicencio Montemayor',
      fareId: '1',
      serviceIds: [],
      seatNumber: '21',
      paid: 61_200_000,
    },
    fareName: 'ADULTO',
    kind: 'adult',
    canChange: false,
    message: 'Este boleto ya se cambió por otro.',
  },
]);

/** Two adults of the older platform, and a minor, which cannot change there. */
export const olderChecked = done(
  'validateTransfer',
  CHECKS.flatMap((check) =>
    check.kind === 'minor'
      ? { ...check, canChange: false, message: 'El boleto de un menor o de una mascota no se puede editar.' }
      : [check, { ...check, traveller: { ...check.traveller, ticketId: 't3', firstName: 'Aurelio', lastName: 'Muñoz', seatNumber: '7' } }],
  ),
);
/** The way back owes this ticket its promotion, and departs on 20 April. */
const promotionChecked = done('validateTransfer', [
  {
    ...adultCheck,
    keeps: { from: '2026-03-01', until: '2026-04-17', takenBack: 30_600_000 },
    otherWay: { departs: '2026-04-20T10:00:00-06:00', arrives: '2026-04-20T16:15:00-06:00' },
  },
]);
const on = (tripId: string, departs: string, arrives: string) => ({ ...later, run: { ...later.run, tripId }, departs, arrives });
const promotionOffers = done('findDepartures', {
  departures: [
    departure,
    on('late', '2026-04-18T11:00:00-06:00', '2026-04-18T17:15:00-06:00'),
    on('crossed', '2026-04-20T11:00:00-06:00', '2026-04-20T17:15:00-06:00'),
  ],
  query,
});
const older = (...events: Step[]) => ({ input: olderInput, events: [olderChecked, ...events] });
const leaving = [toggle('t2'), submit];

/** Situations of the dialog, reached by events. */
export const situations = {
  asking: at(),
  refused: at(tooLate),
  refusedWithoutWords: at(silent),
  guarded: at(guarded),
  failed: at(failed('validateTransfer', lost)),
  choosing: at(checked),
  oneRefused: at(oneRefused),
  nobody: at(checked, submit),
  minorAlone: at(checked, toggle('t1'), submit),
  both: at(checked, toggle('t1'), toggle('t2')),
  minorLeft: older(toggle('t2'), toggle('t3'), submit),
  departuresSearched: older(...leaving),
  departures: at(checked, toggle('t1'), ...leaving, offersCome),
  departuresForAdult: at(checked, ...leaving, offersCome),
  /** The first departure keeps the promotion of the way back, and the other one leaves after the way back. */
  departuresOfPromotion: at(promotionChecked, submit, promotionOffers),
  olderDepartures: older(...leaving, offersCome),
  noDepartures: older(...leaving, done('findDepartures', { departures: [], query })),
  departuresUnlisted: older(...leaving, failed('findDepartures', lost)),
} as const;

export const chart = chartOf(editMachine, situations, editView);
export const { examples } = chart;
