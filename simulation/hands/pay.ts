import type { CheckoutAlert, PayingStep } from '../../machines/checkout/checkout.types.ts';
import type { ChargeTruth } from '../../machines/paymentTruth/paymentTruth.types.ts';
import type { CardField } from '../../machines/domain/card.ts';
import { testCards, testCoupons } from '../../services/sandbox/values.ts';
import type { Page } from '../device/livePage.ts';
import { aside, back, type Control, fieldsOf, on, only, type Shown, type Traveller } from './control.ts';

type Checkout = NonNullable<Shown['checkout']>;
type FormView = Extract<Checkout['view'], { screen: 'form' }>;

/** The lost answer is asked again; the cart may be left meanwhile, as `PayPage` allows. */
const again: ReadonlySet<PayingStep> = new Set(['reordering', 'reservingAgain', 'givingAgain']);
const expiry = '12/31';
const coupons = testCoupons.map(({ code }) => code);
/** A bank that never answers keeps a page asking until the end of the run. It is rare, as in the world. */
const answered = testCards.filter(({ outcome }) => outcome !== 'never-answers');
const silentShare = 0.15;

/** The summary of a cart and its payment. The frame of the bank has its own hands (`bank.ts`). */
export function payControls(checkout: Checkout, shown: Shown, page: Page, traveller: Traveller): Control[] {
  const { view, actor } = checkout;
  const { send } = actor;
  const toSeats = back('Regresar a asientos', () => send({ type: 'checkout.left' }));
  switch (view.screen) {
    case 'loading':
    case 'releasing':
    case 'challenge':
      return [];
    case 'paying':
      return only(again.has(view.step), toSeats);
    case 'cartFailed': {
      const close = () => send({ type: 'alert.closed' });
      if (view.reason === 'expired') return [on('Buscar otro viaje', close)];
      return [on('Reintentar', () => send({ type: 'cart.retried' })), back('Regresar a asientos', close)];
    }
    case 'signedOut':
      return [
        on('Iniciar sesión', () => send({ type: 'signIn.chosen' })),
        back('Regresar a asientos', () => send({ type: 'alert.closed' })),
      ];
    case 'expired':
      return [
        back('Buscar otro viaje', () => send({ type: 'search.chosen' })),
        ...only(
          !view.releasing,
          on('Apartar otra vez', () => send({ type: 'seats.reclaimed' })),
        ),
      ];
    case 'unknown':
      return truthControls(view.truth, shown.paymentTruth);
    case 'form':
      if (view.isAsking)
        return [
          on('Cambiar los boletos', () => shown.freeOrder?.actor.send({ type: 'changes.confirmed' })),
          back('Dejarlos como están', () => shown.freeOrder?.actor.send({ type: 'changes.cancelled' })),
        ];
      if (view.alert) return alertControls(view.alert, view, shown, send);
      if (view.pointsAndCoupon && shown.pointsAndCoupon) return couponControls(shown.pointsAndCoupon, traveller);
      return [...discountControls(view, send), ...formControls(view, shown, page, traveller, send), toSeats];
    default:
      return view satisfies never;
  }
}

function discountControls(view: FormView, send: Checkout['actor']['send']): Control[] {
  return [
    ...only(
      view.balance !== null,
      aside('Usar los puntos', () => send({ type: 'points.toggled' })),
    ),
    ...only(
      view.offersCoupon && view.discount?.kind !== 'coupon',
      aside('Escribir un cupón', () => send({ type: 'coupon.opened' })),
    ),
    ...only(
      view.discount?.kind === 'coupon',
      aside('Quitar el cupón', () => send({ type: 'coupon.dropped' })),
    ),
  ];
}

/** The sheet of the coupon, or what became of it. */
function couponControls({ view, actor: { send } }: NonNullable<Shown['pointsAndCoupon']>, { chance }: Traveller): Control[] {
  switch (view.screen) {
    case 'code': {
      if (view.isApplying) return [];
      const type = () => send({ type: 'code.changed', code: chance.pick(coupons) });
      const apply = on('Aplicar el cupón', () => send({ type: 'code.submitted' }));
      return [
        (view.canApply ? aside : on)('Campo cupón', type),
        ...only(view.canApply, apply),
        back('Cerrar el cupón', () => send({ type: 'code.dismissed' })),
      ];
    }
    case 'applied':
    case 'failed':
      return [on('Aceptar', () => send({ type: 'alert.closed' }))];
    case 'removing':
      return [];
    default:
      return view satisfies never;
  }
}

function formControls(view: FormView, shown: Shown, { cardVault }: Page, traveller: Traveller, send: Checkout['actor']['send']): Control[] {
  const { freeOrder, cashReservation, cardPayment } = shown;
  const retry = only(
    view.termsFailed,
    aside('Reintentar los métodos', () => send({ type: 'methods.retried' })),
  );
  if (view.costsNothing)
    return only(
      view.canPay,
      on('Tomar los boletos', () => freeOrder?.actor.send({ type: 'changes.submitted' })),
    );
  const isCash = view.method === 'cash' && view.cash.kind === 'offered';
  const tabs = only(
    view.cash.kind === 'offered' || view.method === 'cash',
    aside(isCash ? 'Pestaña de tarjeta' : 'Pestaña de efectivo', () => send({ type: 'method.chosen', method: isCash ? 'card' : 'cash' })),
  );
  if (isCash)
    return [
      ...retry,
      ...tabs,
      ...only(
        view.canPay,
        on('Reservar', () => cashReservation?.actor.send({ type: 'reservation.submitted' })),
      ),
    ];
  const { person, chance } = traveller;
  const values = cardVault.values();
  const card = chance.pick(chance.isIn(silentShare) ? testCards : answered);
  const isAmex = (number: string) => /^3[47]/.test(number);
  const texts: Record<CardField, () => string> = {
    firstName: () => person.firstName,
    lastName: () => person.lastName,
    number: () => card.number,
    expiry: () => expiry,
    cvv: () => (isAmex(values.number) ? '1234' : '123'),
  };
  const fields = fieldsOf(
    ['firstName', 'lastName', 'number', 'expiry', 'cvv'],
    (field) => view.errors[field] !== undefined,
    (field) => cardVault.change(field, texts[field]()),
  );
  const pay = only(
    view.canPay,
    on('Pagar', () => cardPayment?.actor.send({ type: 'pay.submitted' })),
  );
  return [...retry, ...tabs, ...fields, ...pay];
}

function alertControls(alert: CheckoutAlert, view: FormView, shown: Shown, send: Checkout['actor']['send']): Control[] {
  const { freeOrder, cashReservation, cardPayment } = shown;
  switch (alert.kind) {
    case 'cashTooLate':
      return [
        on('Pagar con tarjeta', () => cashReservation?.actor.send({ type: 'card.chosen' })),
        back('Buscar otro viaje', () => cashReservation?.actor.send({ type: 'search.chosen' })),
      ];
    case 'notReserved':
      return [on('Aceptar', () => cashReservation?.actor.send({ type: 'alert.closed' }))];
    case 'notOrdered':
      return [on('Aceptar', () => freeOrder?.actor.send({ type: 'alert.closed' }))];
    case 'declined': {
      const accept = () => cardPayment?.actor.send({ type: 'decline.accepted' });
      const reserve = () => {
        accept();
        send({ type: 'method.chosen', method: 'cash' });
      };
      return [on('Intentar con otra tarjeta', accept), ...only(view.cash.kind === 'offered', aside('Pagar en efectivo', reserve))];
    }
    case 'noShopperIp':
    case 'cardMissing':
    case 'paymentIdMissing':
    case 'earlierUnknown':
      return [on('Aceptar', () => cardPayment?.actor.send({ type: 'alert.closed' }))];
    default:
      return alert satisfies never;
  }
}

/** The page of a payment with an unknown result. */
export function truthControls(truth: ChargeTruth, chart: Shown['paymentTruth']): Control[] {
  if (chart === null) return [];
  const { send } = chart.actor;
  const signIn = on('Iniciar sesión', () => send({ type: 'signIn.chosen' }));
  const search = back('Buscar un viaje', () => send({ type: 'search.chosen' }));
  switch (truth) {
    case 'asking':
    case 'unreached':
      return [];
    case 'signedOut':
      return [signIn];
    case 'notFound':
      return [signIn, search];
    case 'charged':
      return [on('Ver mis boletos', () => send({ type: 'alert.closed' }))];
    case 'notCharged':
      return [on('Pagar otra vez', () => send({ type: 'decline.accepted' }))];
    case 'refunded':
      return [search];
    default:
      return truth satisfies never;
  }
}
