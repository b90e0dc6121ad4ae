import { oneWay } from '../../../machines/search/index.ts';
import { stepOf } from '../../../machines/booking/index.ts';
import type { BookingActor } from '../../../src/app/boot/bookingActor.ts';
import { codeFiles } from '../../../src/app/late/phoneCode.ts';
import { cardVault } from '../../../src/app/payment/cardVault.ts';
import { destinationsQuery, originsQuery } from '../../../src/app/queries/catalogueQueries.ts';
import { queries } from '../../../src/app/queries/queryClient.ts';
import { newPasswordVault, passwordVault } from '../../../src/app/session/passwordVault.ts';
import { forgetAwaited, storeAwaited } from '../../../src/app/storage/awaitedCode.ts';
import { rememberTravellers } from '../../../src/app/storage/guestPeople.ts';
import { effect, type Effect, type Snapshot } from './follow.ts';
import { pageOf, payment } from './shown.ts';

const ignored = () => {};

/** The queries of accounts are a late file of the shop. */
const account = () => import('../../../src/app/queries/account.ts');

/** The registered user of the page. */
const accountOf = ({ context: { user } }: Snapshot) => (user?.role === 'user' ? user.sub : null);

/** What the steps do in effects of React, beside drawing, with the component that does it in a browser. */
export function effectsOf({ send }: BookingActor): readonly Effect[] {
  return [
    // useAccountFacts
    effect(
      ({ context: { user } }) => user?.sub ?? null,
      (sub) => void (sub !== null && account().then(({ preferencesQuery }) => queries.prefetchQuery(preferencesQuery()))),
    ),
    effect(
      (snapshot) => ({ sub: accountOf(snapshot), screen: stepOf(snapshot) }),
      ({ sub, screen }) => void (sub !== null && screen !== 'elsewhere' && account().then(({ fetchAccountFacts }) => fetchAccountFacts())),
    ),
    // useTripAsked
    effect(
      ({ context: { location, asked } }) => ('asked' in location && location.name !== 'home' ? asked : null),
      (asked) => {
        const { originId = null, destinationId = null } = asked ?? {};
        if (originId !== null) void Promise.allSettled([originsQuery(originId), destinationsQuery(originId, destinationId)]);
      },
    ),
    // SignInStep
    effect(
      ({ children: { signIn } }) => signIn !== undefined,
      (isOpen) => void (isOpen && codeFiles.open().catch(ignored)),
    ),
    // CodeStep
    effect(awaitedOf, (awaited) => {
      if (!awaited) return;
      storeAwaited(awaited);
      return forgetAwaited;
    }),
    // SignInStep, RegistrationScreen and PasswordRecoveryScreen: a typed password does not outlive its form.
    effect(
      ({ children: { signIn } }) => signIn?.getSnapshot().children.passwordSignIn !== undefined,
      (isOpen) => (isOpen ? passwordVault.clear : undefined),
    ),
    effect(
      ({ context: { location } }) => location.name === 'registration' || location.name === 'recovery',
      (isOpen) => (isOpen ? newPasswordVault.clear : undefined),
    ),
    // Checkout
    effect(
      ({ children: { checkout } }) => checkout?.getSnapshot().context.cart?.ways[0].tickets.find(({ lastName }) => lastName !== ''),
      (holder) => {
        if (holder) cardVault.suggestHolder(holder);
      },
    ),
    // useSavedCards
    effect(
      (snapshot) => (isPaying(snapshot) ? accountOf(snapshot) : null),
      (sub) => void (sub !== null && account().then(({ cardsQuery }) => queries.prefetchQuery(cardsQuery()))),
    ),
    // Confirmation
    effect(boughtOf, (bought) => void (bought && rememberTravellers(bought.email, bought.tickets))),
    // paymentStep
    effect(
      ({ context: { location }, children: { page } }) => ({ location, end: pageOf(page, 'paymentTruth')?.getSnapshot().output }),
      ({ location, end }) => {
        if (!end || location.name !== 'payment') return;
        void import('../../../src/app/steps/payment.step.tsx').then(({ after, logOf }) =>
          send({ type: 'location.visited', location: after(end, logOf(location.folio)) }),
        );
      },
    ),
    // reservationStep
    effect(
      ({ context: { location } }) => location.name === 'reservation',
      (isOpen) => (isOpen ? () => cardVault.clear() : undefined),
    ),
    effect(reservationOf, (found) => {
      if (!found) return;
      const { view, location } = found;
      if (view.screen === 'left')
        send({
          type: 'location.visited',
          location: view.to === 'trips' ? { name: 'trips' } : { name: 'home', asked: oneWay(null, null, null) },
        });
      if (view.screen === 'left' || view.screen === 'loading') return;
      const folio = view.screen === 'unknown' ? (view.folio ?? undefined) : undefined;
      const isPaid = view.screen === 'confirmation' || undefined;
      if (location.folio === folio && location.isPaid === isPaid) return;
      const { name, link } = location;
      send({ type: 'location.visited', location: { name, link, ...(folio !== undefined && { folio }), ...(isPaid && { isPaid }) } });
    }),
  ];
}

const isPaying = ({ children: { checkout, page } }: Snapshot): boolean =>
  checkout !== undefined || pageOf(page, 'reservationPayment') !== undefined;

function awaitedOf({ children: { signIn } }: Snapshot) {
  const sheet = signIn?.getSnapshot();
  const code = sheet?.children.phoneCode?.getSnapshot().context;
  if (!sheet || !code) return null;
  const { email, phone, purpose, pin, resendAt } = code;
  return { variant: sheet.context.variant, email, phone, purpose, pin, resendAt };
}

/** The tickets of a guest's order. */
function boughtOf({ context: { user }, children: { confirmation } }: Snapshot) {
  const order = confirmation?.getSnapshot().context.order;
  return order && user?.role === 'guest' ? { email: user.email, tickets: order.ways[0].tickets } : null;
}

function reservationOf({ context: { location }, children: { page } }: Snapshot) {
  const { reservation } = payment(undefined, pageOf(page, 'reservationPayment'), undefined);
  return reservation && location.name === 'reservation' ? { view: reservation.view, location } : null;
}
