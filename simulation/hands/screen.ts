import { oneWay } from '../../machines/search/index.ts';
import type { Tab } from '../device/tab.ts';
import { challengeControls, type Bank } from './bank.ts';
import { aside, back, type Control, on, only, type Shown, type Traveller } from './control.ts';
import { orderControls } from './order.ts';
import { payControls, truthControls } from './pay.ts';
import { recoveryControls } from './recovery.ts';
import { registrationControls } from './registration.ts';
import { popupControls, searchControls } from './search.ts';
import { seatControls } from './seats.ts';
import { signInControls } from './signIn.ts';
import { tripsControls } from './trips.ts';

/** What can be pressed on the screen of a tab: the controls of the dialog on top, or those of the page and its header. */
export function controlsOf(tab: Tab, traveller: Traveller, bank: Bank): Control[] {
  const shown = tab.page.shown();
  const { actor, view } = shown.booking;
  switch (view.overlay.kind) {
    case 'signIn':
      return signInControls(shown, tab.page, traveller, (address) => void tab.visit(address));
    case 'newSearch':
    case 'tripEditor':
      return shown.searchPopup === null ? [] : popupControls(shown.searchPopup, traveller);
    case 'menu':
      return [
        ...only(
          traveller.acts > 0 && traveller.trips.length === 0,
          on('Mis viajes', () => actor.send({ type: 'location.visited', location: { name: 'trips' } })),
        ),
        back('Cerrar el menú', () => actor.send({ type: 'menu.closed' })),
        back('Cerrar sesión', () => actor.send({ type: 'signOut.requested' })),
      ];
    case 'none':
      return [...pageControls(shown, tab, traveller), ...challengeControls(tab, shown, bank), ...headerControls(shown)];
    default:
      return view.overlay satisfies never;
  }
}

/** The controls of the page itself, without its header: a page without one has no way out of its own. */
export function pageControls(shown: Shown, tab: Pick<Tab, 'page' | 'visit'>, traveller: Traveller): Control[] {
  const { page } = tab;
  const { booking, search, seats, checkout, confirmation, registration, recovery, paymentTruth } = shown;
  const openLink = (address: string): void => void tab.visit(address);
  const { actor, view } = booking;
  if (view.screen === 'elsewhere') return [on('Continuar aquí', () => actor.send({ type: 'purchase.takenOver' }))];
  if (view.status === 'loading') return [];
  if (view.status === 'failed') return [on('Reintentar', () => actor.send({ type: 'step.retried' }))];
  switch (view.screen) {
    case 'home':
      return search === null ? [] : searchControls(search, traveller);
    case 'seats':
      return seats === null ? [] : seatControls(seats, traveller);
    case 'summary':
      return checkout === null ? [] : payControls(checkout, shown, page, traveller);
    case 'order':
      return [
        ...(confirmation === null ? [] : orderControls(confirmation, shown, traveller)),
        ...only(
          traveller.acts > 0 && traveller.password !== null && shown.edit === null,
          on('Mis viajes', () => actor.send({ type: 'location.visited', location: { name: 'trips' } })),
        ),
      ];
    case 'registration':
      if (registration === null) return [];
      if (registration.view.screen === 'ready')
        return [on('Inicio', () => actor.send({ type: 'location.visited', location: { name: 'home', asked: oneWay(null, null, null) } }))];
      return registrationControls(registration, page, traveller, openLink);
    case 'recovery':
      return recovery === null ? [] : recoveryControls(recovery, page, traveller, openLink);
    case 'trips':
      return tripsControls(shown, page, traveller);
    case 'payment':
      return paymentTruth === null ? [] : truthControls(paymentTruth.view.screen, paymentTruth);
    default:
      return [];
  }
}

/** Nothing of the header can be reached while a dialog is open. */
function hasDialog({ search, seats, checkout }: Shown): boolean {
  if (search && search.view.screen !== 'form' && search.view.editing) return true;
  if (seats?.view.screen === 'map' && seats.view.dialog.kind !== 'none') return true;
  const pay = checkout?.view;
  return pay?.screen === 'challenge' || pay?.screen === 'expired' || (pay?.screen === 'form' && pay.alert !== null);
}

function headerControls(shown: Shown): Control[] {
  const { actor, view } = shown.booking;
  if (hasDialog(shown)) return [];
  const { header, notice } = view;
  const { canGoBack, canEditTrip, reachable, step } = header;
  return [
    ...(canGoBack ? [back('Atrás', () => actor.send({ type: 'back.pressed' }))] : []),
    ...(canEditTrip ? [aside('Editar viaje', () => actor.send({ type: 'trip.edited' }))] : []),
    ...reachable
      .filter((number) => number !== step)
      .map((number) => back(`Paso ${number}`, () => actor.send({ type: 'step.chosen', step: number }))),
    back('Inicio', () => actor.send({ type: 'location.visited', location: { name: 'home', asked: oneWay(null, null, null) } })),
    aside('Cuenta', () => actor.send({ type: 'account.opened' })),
    ...(notice === null ? [] : [aside('Cerrar el aviso', () => actor.send({ type: 'notice.closed' }))]),
  ];
}
