import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, StateNode } from 'xstate';
import { blockModels } from '../block/block.model.ts';
import { blockView } from '../block/block.view.ts';
import { bookingModels } from '../booking/booking.model.ts';
import { bookingView, NOTHING_SHOWN } from '../booking/booking.view.ts';
import { cardPaymentModels } from '../cardPayment/cardPayment.model.ts';
import { cardPaymentView } from '../cardPayment/cardPayment.view.ts';
import { busModels } from '../bus/bus.model.ts';
import { busView } from '../bus/bus.view.ts';
import { cancellationModels } from '../cancellation/cancellation.model.ts';
import { cancellationView } from '../cancellation/cancellation.view.ts';
import { challengeModel } from '../challenge/challenge.model.ts';
import { challengeView } from '../challenge/challenge.view.ts';
import { checkoutModels } from '../checkout/checkout.model.ts';
import { checkoutView } from '../checkout/checkout.view.ts';
import { confirmationModel } from '../confirmation/confirmation.model.ts';
import { confirmationView } from '../confirmation/confirmation.view.ts';
import { deviceDataModel } from '../deviceData/deviceData.model.ts';
import { editModels } from '../edit/edit.model.ts';
import { editView } from '../edit/edit.view.ts';
import { freeOrderModels } from '../freeOrder/freeOrder.model.ts';
import { freeOrderView } from '../freeOrder/freeOrder.view.ts';
import { holdModel } from '../hold/hold.model.ts';
import { holdView } from '../hold/hold.view.ts';
import { paymentTruthModels } from '../paymentTruth/paymentTruth.model.ts';
import { paymentTruthView } from '../paymentTruth/paymentTruth.view.ts';
import { groupModel } from '../group/group.model.ts';
import { groupView } from '../group/group.view.ts';
import { passengerFormModels } from '../passengerForm/passengerForm.model.ts';
import { passengerFormView } from '../passengerForm/passengerForm.view.ts';
import { passkeyCreationModels } from '../passkeyCreation/passkeyCreation.model.ts';
import { passkeyCreationView } from '../passkeyCreation/passkeyCreation.view.ts';
import { passkeySignInModel } from '../passkeySignIn/passkeySignIn.model.ts';
import { passkeySignInView } from '../passkeySignIn/passkeySignIn.view.ts';
import { passwordRecoveryModels } from '../passwordRecovery/passwordRecovery.model.ts';
import { passwordRecoveryView } from '../passwordRecovery/passwordRecovery.view.ts';
import { phoneCodeModel } from '../phoneCode/phoneCode.model.ts';
import { phoneCodeView } from '../phoneCode/phoneCode.view.ts';
import { pointsAndCouponModels } from '../pointsAndCoupon/pointsAndCoupon.model.ts';
import { pointsAndCouponView } from '../pointsAndCoupon/pointsAndCoupon.view.ts';
import { promotionModel } from '../promotion/promotion.model.ts';
import { promotionView } from '../promotion/promotion.view.ts';
import { registrationModels } from '../registration/registration.model.ts';
import { registrationView } from '../registration/registration.view.ts';
import { renameModels } from '../rename/rename.model.ts';
import { renameView } from '../rename/rename.view.ts';
import { reservationPaymentModels } from '../reservationPayment/reservationPayment.model.ts';
import { reservationPaymentView } from '../reservationPayment/reservationPayment.view.ts';
import { searchModels } from '../search/search.model.ts';
import { searchView } from '../search/search.view.ts';
import { seatsModels } from '../seats/seats.model.ts';
import { seatsView } from '../seats/seats.view.ts';
import { sessionModel } from '../session/session.model.ts';
import { sessionView } from '../session/session.view.ts';
import { signInModels } from '../signIn/signIn.model.ts';
import { signInView } from '../signIn/signIn.view.ts';
import { socialSignInModel } from '../socialSignIn/socialSignIn.model.ts';
import { socialSignInView } from '../socialSignIn/socialSignIn.view.ts';
import { trackingModel } from '../tracking/tracking.model.ts';
import { trackingView } from '../tracking/tracking.view.ts';
import { tripActionsModel } from '../tripActions/tripActions.model.ts';
import { tripActionsView } from '../tripActions/tripActions.view.ts';
import { updateDataModel } from '../updateData/updateData.model.ts';
import { updateDataView } from '../updateData/updateData.view.ts';
import {
  brokenIn,
  canHappen,
  follow,
  leaves,
  leavesOf,
  netsOf,
  shortestPaths,
  transitionCover,
  transitions,
  walkThrough,
  type Model,
  failed,
} from 'xstate-paths';
import { walkByChance } from 'xstate-paths/walks';

/** Random walks for each model, of up to 50 steps each. `PROPERTY_RUNS=10000` runs more. */
const WALKS = Number(process.env['PROPERTY_RUNS'] ?? 300);

/** The command that repeats a walk. */
const repeatOf = (model: Model) => (name: string) => `npm run paths -- ${model.machine.id} --walk ${name}`;

type View = (snapshot: AnyMachineSnapshot) => unknown;

/** The models of each chart with its view, which must render every situation. Views are typed by their own chart. */
const charts: [Model[], View][] = [
  [bookingModels, (snapshot) => bookingView(snapshot as never, NOTHING_SHOWN)],
  [searchModels, (snapshot) => searchView(snapshot as never)],
  [seatsModels, (snapshot) => seatsView(snapshot as never, { bus: null, form: null, group: null, block: null })],
  [busModels, (snapshot) => busView(snapshot as never)],
  [passengerFormModels, (snapshot) => passengerFormView(snapshot as never)],
  [[groupModel], (snapshot) => groupView(snapshot as never)],
  [blockModels, (snapshot) => blockView(snapshot as never)],
  [[holdModel], (snapshot) => holdView(snapshot as never)],
  [signInModels, (snapshot) => signInView(snapshot as never, { phoneCode: null })],
  [[passkeySignInModel], (snapshot) => passkeySignInView(snapshot as never)],
  [passkeyCreationModels, (snapshot) => passkeyCreationView(snapshot as never)],
  [[socialSignInModel], (snapshot) => socialSignInView(snapshot as never)],
  [cancellationModels, (snapshot) => cancellationView(snapshot as never)],
  [[promotionModel], (snapshot) => promotionView(snapshot as never)],
  [renameModels, (snapshot) => renameView(snapshot as never)],
  [[tripActionsModel], (snapshot) => tripActionsView(snapshot as never)],
  [[trackingModel], (snapshot) => trackingView(snapshot as never)],
  [[updateDataModel], (snapshot) => updateDataView(snapshot as never)],
  [registrationModels, (snapshot) => registrationView(snapshot as never)],
  [passwordRecoveryModels, (snapshot) => passwordRecoveryView(snapshot as never)],
  [[phoneCodeModel], (snapshot) => phoneCodeView(snapshot as never)],
  [[sessionModel], (snapshot) => sessionView(snapshot as never)],
  [
    checkoutModels,
    (snapshot) =>
      checkoutView(snapshot as never, {
        hold: null,
        cardPayment: null,
        freeOrder: null,
        cashReservation: null,
        pointsAndCoupon: null,
        paymentTruth: null,
      }),
  ],
  [cardPaymentModels, (snapshot) => cardPaymentView(snapshot as never, { challenge: null })],
  [pointsAndCouponModels, (snapshot) => pointsAndCouponView(snapshot as never)],
  [freeOrderModels, (snapshot) => freeOrderView(snapshot as never)],
  [paymentTruthModels, (snapshot) => paymentTruthView(snapshot as never)],
  [
    reservationPaymentModels,
    (snapshot) => reservationPaymentView(snapshot as never, { hold: null, cardPayment: null, challenge: null, paymentTruth: null }),
  ],
  [[deviceDataModel], () => ({})],
  [[challengeModel], (snapshot) => challengeView(snapshot as never)],
  [[confirmationModel], (snapshot) => confirmationView(snapshot as never, { edit: null, ride: null })],
  [editModels, (snapshot) => editView(snapshot as never)],
];

describe.each(charts.map(([models, view]) => [models[0]?.machine.id, models, view] as const))('%s', (_, models, view) => {
  const explored = models.map((model) => ({ model, paths: shortestPaths(model) }));

  it('reaches every state', () => {
    const reached = new Set(explored.flatMap(({ paths }) => paths.flatMap(({ end }) => leavesOf(end))));
    const missed = models.flatMap(({ machine }) => leaves(machine).filter((id) => !reached.has(id)));
    expect(missed).toEqual([]);
  });

  it('renders every situation, and none breaks an invariant', () => {
    for (const { model, paths } of explored) {
      for (const { end } of paths) {
        expect(view(end)).toBeDefined();
        expect(brokenIn(model, end)).toEqual([]);
      }
    }
  });

  it('handles every event of its models', () => {
    const idle = explored.flatMap(({ model, paths }) =>
      Object.entries(model.events)
        .filter(([, event]) => !paths.some(({ end }) => canHappen(end, event) && follow(model, end, event).crosses.length > 0))
        .map(([name]) => name),
    );
    expect(idle).toEqual([]);
  });

  it('crosses every transition with a few paths', () => {
    const reached = new Set(models.flatMap((model) => transitionCover(model).flatMap(({ steps }) => walkThrough(model, steps).crosses)));
    const missed = models.flatMap(({ machine }) => transitions(machine)).filter((name) => !reached.has(name));
    expect([...new Set(missed)].toSorted()).toEqual(netsOf(models).toSorted());
  });

  it('continues when any actor breaks in any situation', () => {
    const caught = new Set<string>();
    for (const { model, paths } of explored) {
      for (const { end } of paths) {
        for (const { id } of end._nodes.flatMap(({ invoke }: StateNode) => invoke)) {
          const { end: after, crosses } = follow(model, end, failed(id, new Error('broken')));
          for (const name of crosses) caught.add(name);
          expect(after.status).not.toBe('error');
          expect(brokenIn(model, after)).toEqual([]);
          expect(view(after)).toBeDefined();
        }
      }
    }
    expect(netsOf(models).filter((name) => !caught.has(name))).toEqual([]);
  });

  it('withstands any event in any state', () => {
    models.forEach((model, place) =>
      walkByChance(model, { place, runs: WALKS, repeat: repeatOf(model) }, (snapshot) => {
        expect(snapshot.status).not.toBe('error');
        expect(brokenIn(model, snapshot)).toEqual([]);
        view(snapshot);
      }),
    );
  });
});
