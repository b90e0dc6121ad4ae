import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { confirmationMachine, confirmationView } from '../../../machines/confirmation/index.ts';
import { editMachine, editView } from '../../../machines/edit/index.ts';
import { passkeyCreationMachine, passkeyCreationView } from '../../../machines/passkeyCreation/index.ts';
import { rideCouponMachine, rideCouponView } from '../../../machines/rideCoupon/index.ts';
import { isStanding, type Order, type Ticket, type Way } from '../../../machines/domain/order.ts';
import { cityOf } from '../../../machines/domain/place.ts';
import { hasWayBack } from '../../../machines/domain/wayBack.ts';
import { confirmation } from '../../messages/es-MX.ts';
import { clockTime, fullDate, localClock } from '../../messages/format.ts';
import { company } from '../../messages/company.ts';
import { config } from '../ground/config.ts';
import { serverNow } from '../ground/serverClock.ts';
import { today } from '../ground/today.ts';
import { installOffer } from '../offline/installOffer.ts';
import { tokens } from '../session/tokens.ts';
import { rememberTravellers } from '../storage/guestPeople.ts';
import { passkeyOffer, passkeyOfferNow } from '../storage/preferences.ts';
import { saveFile } from '../storage/saveFile.ts';
import { shareOut, whatsAppHref } from '../storage/shareOut.ts';
import { calendarFile } from '../wire/calendarFile.ts';
import { lazyOverlay } from '../../ui/lazyPart.tsx';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import type { CodePicture } from '../../screens/confirmation/TicketsSheet.tsx';
import { ConfirmationScreen } from '../../screens/confirmation/ConfirmationScreen.tsx';
import { PasskeyCreationScreen } from '../../screens/passkeyCreation/PasskeyCreationScreen.tsx';
import { askNewPasskey } from '../actors/askNewPasskey.ts';
import { createPasskey } from '../actors/createPasskey.ts';
import { downloadTickets } from '../actors/downloadTickets.ts';
import { findDepartures } from '../actors/findDepartures.ts';
import { getCartDetail } from '../actors/getCartDetail.ts';
import { createRideCoupons, hasRideCoupon } from '../actors/rideCoupons.ts';
import { renamePasskey } from '../actors/renamePasskey.ts';
import { resendTickets } from '../actors/resendTickets.ts';
import { shouldOfferPasskey } from '../actors/shouldOfferPasskey.ts';
import { validateTransfer } from '../actors/validateTransfer.ts';
import type { Boarding } from './WhereToBoard.tsx';
import { repeatOf, wayBackOf } from './again.ts';
import { chartStep, type HrefOf, type Wizard } from './manifest.ts';

/** The pay page loads this step ahead, and a bought ticket shows its terminal on request only. */
const WhereToBoard = lazyOverlay(async () => (await import('./WhereToBoard.tsx')).WhereToBoard);

/** A paid order, with its ports. */
export const orderStep = ({ askSignIn }: Wizard) =>
  chartStep<typeof confirmationMachine>({
    child: 'confirmation',
    chart: confirmationMachine.provide({
      actors: {
        getCartDetail,
        resendTickets,
        downloadTickets,
        edit: editMachine.provide({ actors: { validateTransfer, findDepartures } }),
        rideCoupon: rideCouponMachine.provide({ actors: { hasRideCoupon, createRideCoupons } }),
        passkeyCreation: passkeyCreationMachine.provide({
          actors: { shouldOfferPasskey, askNewPasskey, createPasskey, renamePasskey },
          actions: { postponeOffer: () => passkeyOfferNow.write('postponed'), declineOffer: () => passkeyOffer.write('declined') },
        }),
      },
      actions: { askSignIn },
    }),
    Screen: Confirmation,
    shown: ({ context: { order } }) => ({ legs: order?.ways.map(({ leg }) => leg) ?? [] }),
  });

/** Macs have no app for passes, but Safari sends them to the phone. */
const wallets = {
  isApple: /iPhone|iPad|Macintosh/.test(navigator.userAgent),
  hrefOf: (link: string) => new URL(link, new URL(config.paymentUrl, location.href)).href,
};

function Confirmation({ actor, hrefOf }: { actor: ActorRefFrom<typeof confirmationMachine>; hrefOf: HrefOf }) {
  const snapshot = useSelector(actor, (state) => state);
  const { partnerUrl } = company;
  const { edit, rideCoupon, passkeyCreation } = snapshot.children;
  const ride = useSelector(rideCoupon, (state) => state && rideCouponView(state)) ?? null;
  const dialog = useSelector(edit, (state) => state && editView(state)) ?? null;
  const passkey = useSelector(passkeyCreation, (state) => state && passkeyCreationView(state)) ?? null;
  const [boarding, setBoarding] = useState<Boarding | null>(null);
  const { order } = snapshot.context;
  const ends = order && endsOf(order);
  useTravellersKnown(order);
  const message = { text: order ? tripText(order) : '' };
  return (
    <>
      <ConfirmationScreen
        view={confirmationView(snapshot, { edit: dialog, ride })}
        send={actor.send}
        sendEdit={(event) => edit?.send(event)}
        today={today()}
        onCalendar={() => order && saveCalendar(order)}
        onBoard={({ origin, ride: run }) => setBoarding({ terminal: origin.name, ride: run ?? null })}
        onImage={(picture) => void saveCode(picture)}
        wallets={wallets}
        sendRide={(event) => rideCoupon?.send(event)}
        sharing={{ onShare: () => shareOut(message), whatsAppHref: whatsAppHref(message) }}
        onPartner={partnerUrl === undefined ? null : () => window.open(partnerUrl, '_blank', 'noopener')}
        repeatHref={ends ? hrefOf(repeatOf(ends)) : ''}
        wayBackHref={ends && order && hasWayBack(order, serverNow()) ? hrefOf(wayBackOf(ends)) : null}
        tripsHref={tokens.read()?.user.role === 'user' ? hrefOf({ name: 'trips' }) : null}
        install={installOffer()}
      />
      <WhereToBoard isOpen={boarding !== null} boarding={boarding} onClose={() => setBoarding(null)} />
      {passkey && (
        <PasskeyCreationScreen
          view={passkey}
          send={(event) => passkeyCreation?.send(event)}
          today={today()}
          keysHref={hrefOf({ name: 'profile', section: 'security' })}
        />
      )}
    </>
  );
}

/** A guest's next purchase on this device offers the people of this one. */
function useTravellersKnown(order: Order | null): void {
  useEffect(() => {
    const user = tokens.read()?.user;
    if (order && user?.role === 'guest') rememberTravellers(user.email, order.ways[0].tickets);
  }, [order]);
}

/** Saves the code of a ticket as a picture; the encoder loads with it. */
async function saveCode({ folio, qr, lines }: CodePicture): Promise<void> {
  const { codeImage } = await untilLoaded(() => import('../../screens/parts/codeImage.ts'));
  saveFile(await codeImage(qr, lines), `boleto-${folio}.png`);
}

/** The places of the way out. */
function endsOf({ id, ways: [{ leg }] }: Order) {
  return { origin: leg.origin.shortcode, destination: leg.destination.shortcode, orderId: id };
}

/** The tickets that may board, by way. */
function standingWays({ ways }: Order): Way<Ticket>[] {
  return ways.flatMap(({ tickets, ...way }) => {
    const left = tickets.filter(isStanding);
    return left.length === 0 ? [] : [{ ...way, tickets: left }];
  });
}

/** Tells when the trip leaves. Its tickets are sent by e-mail, because whoever has one may board. */
function tripText(order: Order): string {
  return standingWays(order)
    .map(({ direction, leg: { origin, destination, departs } }, index) => {
      const clock = localClock(departs);
      // A way back alone is told like a way out.
      const say = confirmation.shareText[index === 0 ? 'outbound' : direction];
      return say(cityOf(origin), cityOf(destination), fullDate(clock.date), clockTime(clock));
    })
    .join(' ');
}

/** An entry for each way with a ticket that may board, in the terminal's time. */
function saveCalendar(order: Order): void {
  const { id, operation } = order;
  const entries = standingWays(order).map(({ direction, leg, tickets }) => ({
    uid: `${id}-${direction}`,
    title: confirmation.calendarTitle(leg.origin.name, leg.destination.name),
    from: leg.departs,
    to: leg.arrives,
    zones: { from: leg.origin.timeZone, to: leg.destination.timeZone },
    place: leg.origin.name,
    text: confirmation.calendarText(
      operation,
      tickets.map(({ seatNumber }) => seatNumber),
    ),
  }));
  saveFile(new Blob([calendarFile(entries, serverNow())], { type: 'text/calendar' }), `viaje-${operation}.ics`);
}
