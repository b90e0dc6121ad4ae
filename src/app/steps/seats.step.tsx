import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { blockMachine } from '../../../machines/block/index.ts';
import { busMachine } from '../../../machines/bus/index.ts';
import { groupMachine } from '../../../machines/group/index.ts';
import { passengerFormMachine } from '../../../machines/passengerForm/index.ts';
import { seatsMachine, shownSeats } from '../../../machines/seats/index.ts';
import { useSameView } from '../../screens/parts/useSame.ts';
import { SeatsScreen } from '../../screens/seats/SeatsScreen.tsx';
import { blockSeats } from '../actors/blockSeats.ts';
import { getSeatMap } from '../actors/getSeatMap.ts';
import { makeKey } from '../actors/makeKey.ts';
import { seatChannel } from '../actors/seatChannel.ts';
import { selectSeat } from '../actors/selectSeat.ts';
import { selectSeats } from '../actors/selectSeats.ts';
import { unselectSeat } from '../actors/unselectSeat.ts';
import { useKnownPeople } from '../queries/useKnownPeople.ts';
import { usePreferredServices } from '../queries/usePreferredServices.ts';
import { benefitsPreference, layoutPreference } from '../storage/preferences.ts';
import { chartStep, type Wizard } from './manifest.ts';

/** The seats and their charts, with their ports. */
export const seatsStep = (wizard: Wizard) => {
  void SeatsScreen.preload();
  const identify = fromPromise<{ email: string }, undefined>(({ signal }) => wizard.identify(signal));
  return chartStep<typeof seatsMachine>({
    child: 'seats',
    chart: seatsMachine.provide({
      actors: {
        identify,
        seatAgain: fromPromise(async ({ input, signal }) => (await import('../actors/seatAgain.ts')).seatAgain(input, signal)),
        selectSeat,
        selectSeats,
        unselectSeat,
        bus: busMachine.provide({ actors: { getSeatMap, seatChannel } }),
        passengerForm: passengerFormMachine.provide({
          actors: { selectSeats },
          // A late file, because few travellers save a passenger.
          actions: {
            savePassenger: ({ context }) =>
              void import('../actors/savePassenger.ts').then(
                ({ savePassenger }) => savePassenger(context.draft),
                () => {},
              ),
          },
        }),
        group: groupMachine.provide({ actors: { selectSeats } }),
        block: blockMachine.provide({ actors: { identify, makeKey, blockSeats } }),
      },
      actions: {
        storeBenefits: ({ context: { benefits } }) => {
          benefitsPreference.write(benefits);
          void import('../actors/saveBenefits.ts').then(
            ({ saveBenefits }) => saveBenefits(benefits),
            () => {},
          );
        },
        storeLayout: ({ context }) => layoutPreference.write(context.layout),
      },
    }),
    Screen: ({ actor }) => (
      <SeatsScreen
        view={useSelector(actor, useSameView(shownSeats))}
        known={useKnownPeople()}
        preferred={usePreferredServices()}
        send={actor.send}
      />
    ),
    shown: ({ context: { tab } }) => ({ tab }),
  });
};
