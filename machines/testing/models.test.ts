import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { bookingModels } from '../booking/booking.model.ts';
import { bookingView } from '../booking/booking.view.ts';
import { challengeModel } from '../challenge/challenge.model.ts';
import { challengeView } from '../challenge/challenge.view.ts';
import { checkoutModel } from '../checkout/checkout.model.ts';
import { checkoutView } from '../checkout/checkout.view.ts';
import { confirmationModel } from '../confirmation/confirmation.model.ts';
import { confirmationView } from '../confirmation/confirmation.view.ts';
import { deviceDataModel } from '../deviceData/deviceData.model.ts';
import { holdModel } from '../hold/hold.model.ts';
import { holdView } from '../hold/hold.view.ts';
import { phoneCodeModel } from '../phoneCode/phoneCode.model.ts';
import { phoneCodeView } from '../phoneCode/phoneCode.view.ts';
import { searchModels } from '../search/search.model.ts';
import { searchView } from '../search/search.view.ts';
import { seatsModels } from '../seats/seats.model.ts';
import { seatsView } from '../seats/seats.view.ts';
import { sessionModel } from '../session/session.model.ts';
import { sessionView } from '../session/session.view.ts';
import { signInModel } from '../signIn/signIn.model.ts';
import { signInView } from '../signIn/signIn.view.ts';
import {
  brokenIn,
  canHappen,
  crossed,
  follow,
  leaves,
  leavesOf,
  shortestPaths,
  transitionCover,
  transitions,
  type Model,
} from './paths.ts';
import { walkByChance } from './walks.ts';

/** For each model, of up to 50 steps each. `PROPERTY_RUNS=10000` walks as far as check 16 asks. */
const WALKS = Number(process.env['PROPERTY_RUNS'] ?? 300);

type View = (snapshot: AnyMachineSnapshot) => unknown;

/** The models of each chart with its view, which must be able to show whatever situation the chart is in. Views are typed by their own chart. */
const charts: [Model[], View][] = [
  [bookingModels, (snapshot) => bookingView(snapshot as never, { asked: null, query: null, legs: [], tab: 'outbound' })],
  [searchModels, (snapshot) => searchView(snapshot as never)],
  [seatsModels, (snapshot) => seatsView(snapshot as never)],
  [[holdModel], (snapshot) => holdView(snapshot as never)],
  [[signInModel], (snapshot) => signInView(snapshot as never, { phoneCode: null })],
  [[phoneCodeModel], (snapshot) => phoneCodeView(snapshot as never)],
  [[sessionModel], (snapshot) => sessionView(snapshot as never)],
  [[checkoutModel], (snapshot) => checkoutView(snapshot as never, { hold: null, challenge: null })],
  [[deviceDataModel], () => ({})],
  [[challengeModel], (snapshot) => challengeView(snapshot as never)],
  [[confirmationModel], (snapshot) => confirmationView(snapshot as never)],
];

describe.each(charts.map(([models, view]) => [models[0]?.machine.id, models, view] as const))('%s', (_, models, view) => {
  const explored = models.map((model) => ({ model, paths: shortestPaths(model) }));

  it('reaches every state', () => {
    const reached = new Set(explored.flatMap(({ paths }) => paths.flatMap(({ end }) => leavesOf(end))));
    const missed = models.flatMap(({ machine }) => leaves(machine).filter((id) => !passesOn(machine, id) && !reached.has(id)));
    expect(missed).toEqual([]);
  });

  it('can show every situation, and none breaks what is always true', () => {
    for (const { model, paths } of explored) {
      for (const { end } of paths) {
        expect(view(end)).toBeDefined();
        expect(brokenIn(model, end)).toEqual([]);
      }
    }
  });

  it('has no event that nothing listens to', () => {
    const idle = explored.flatMap(({ model, paths }) =>
      Object.entries(model.events)
        .filter(([, event]) => !paths.some(({ end }) => canHappen(end, event) && follow(model, end, event).crosses.length > 0))
        .map(([name]) => name),
    );
    expect(idle).toEqual([]);
  });

  it('crosses every transition by few paths', () => {
    const reached = new Set(models.flatMap((model) => transitionCover(model).flatMap(({ steps }) => crossed(model, steps))));
    const missed = models.flatMap(({ machine }) => transitions(machine)).filter((name) => !reached.has(name) && !SAFETY_NETS.test(name));
    expect([...new Set(missed)]).toEqual([]);
  });

  it('withstands any event in any state', () => {
    models.forEach((model, place) =>
      walkByChance(model, place, WALKS, (snapshot) => {
        expect(snapshot.status).not.toBe('error');
        expect(brokenIn(model, snapshot)).toEqual([]);
        view(snapshot);
      }),
    );
  });
});

/** Clocks, channels, child charts and clean-ups do not fail; that they are listened to keeps a bug from stopping the shop. */
const SAFETY_NETS =
  /xstate\.error\.actor\.(network|guardPurchase|takeOver|session|signIn|search|seats|checkout|confirmation|hold|ticker|pause|connected|truthPause|unreachedPause|patience|deadline|(outbound|return)Channel|challengeMessages|watchCard|signOut|clearToken) /;

/** A state with an unguarded `always` is never rested in. */
function passesOn(machine: AnyStateMachine, id: string): boolean {
  return machine.getStateNodeById(id).always?.some(({ guard }) => guard === undefined) ?? false;
}
