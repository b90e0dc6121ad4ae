import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { confirmationMachine, confirmationView } from '../../../machines/confirmation/index.ts';
import { editMachine, editView } from '../../../machines/edit/index.ts';
import { rideCouponMachine, rideCouponView } from '../../../machines/rideCoupon/index.ts';
import type { Order } from '../../../machines/domain/order.ts';
import { confirmation } from '../../messages/es-MX.ts';
import { serverNow } from '../http/serverClock.ts';
import { installOffer } from '../offline/installPrompt.ts';
import { tokens } from '../session/tokens.ts';
import { saveFile } from '../storage/saveFile.ts';
import { calendarFile } from '../wire/calendarFile.ts';
import { ConfirmationScreen } from '../../screens/confirmation/ConfirmationScreen.tsx';
import { downloadTickets } from '../actors/downloadTickets.ts';
import { findDeparture } from '../actors/findDeparture.ts';
import { getCartDetail } from '../actors/getCartDetail.ts';
import { createRideCoupons, hasRideCoupon } from '../actors/rideCoupons.ts';
import { resendTickets } from '../actors/resendTickets.ts';
import { validateTransfer } from '../actors/validateTransfer.ts';
import { chartStep, type HrefOf, type Wizard } from './manifest.ts';

/** A paid order, with its ports. */
export const orderStep = ({ askSignIn }: Wizard) =>
  chartStep<typeof confirmationMachine>({
    child: 'confirmation',
    chart: confirmationMachine.provide({
      actors: {
        getCartDetail,
        resendTickets,
        downloadTickets,
        edit: editMachine.provide({ actors: { validateTransfer, findDeparture } }),
        rideCoupon: rideCouponMachine.provide({ actors: { hasRideCoupon, createRideCoupons } }),
      },
      actions: { askSignIn },
    }),
    Screen: Confirmation,
    shown: ({ context: { order } }) => ({ legs: order?.ways.map(({ leg }) => leg) ?? [] }),
  });

function Confirmation({ actor, hrefOf }: { actor: ActorRefFrom<typeof confirmationMachine>; hrefOf: HrefOf }) {
  const snapshot = useSelector(actor, (state) => state);
  const { edit, rideCoupon } = snapshot.children;
  const ride = useSelector(rideCoupon, (state) => state && rideCouponView(state)) ?? null;
  const dialog = useSelector(edit, (state) => state && editView(state)) ?? null;
  return (
    <ConfirmationScreen
      view={confirmationView(snapshot, { edit: dialog, ride })}
      send={actor.send}
      sendEdit={(event) => edit?.send(event)}
      onCalendar={() => snapshot.context.order && saveCalendar(snapshot.context.order)}
      sendRide={(event) => rideCoupon?.send(event)}
      tripsHref={tokens.read()?.user.role === 'user' ? hrefOf({ name: 'trips' }) : null}
      install={installOffer()}
    />
  );
}

/** An entry for each way, in the terminal's time. */
function saveCalendar({ id, operation, ways }: Order): void {
  const entries = ways.map(({ direction, leg, tickets }) => ({
    uid: `${id}-${direction}`,
    title: confirmation.calendarTitle(leg.origin.name, leg.destination.name),
    from: leg.departs,
    to: leg.arrives,
    place: leg.origin.name,
    text: confirmation.calendarText(
      operation,
      tickets.map(({ seatNumber }) => seatNumber),
    ),
  }));
  saveFile(new Blob([calendarFile(entries, serverNow())], { type: 'text/calendar' }), `viaje-${operation}.ics`);
}
