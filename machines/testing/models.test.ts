import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, StateNode } from 'xstate';
import { bookingModels } from '../booking/booking.model.ts';
import { bookingView } from '../booking/booking.view.ts';
import { challengeModel } from '../challenge/challenge.model.ts';
import { challengeView } from '../challenge/challenge.view.ts';
import { checkoutModels } from '../checkout/checkout.model.ts';
import { checkoutView } from '../checkout/checkout.view.ts';
import { confirmationModel } from '../confirmation/confirmation.model.ts';
import { confirmationView } from '../confirmation/confirmation.view.ts';
import { deviceDataModel } from '../deviceData/deviceData.model.ts';
import { editModel } from '../edit/edit.model.ts';
import { editView } from '../edit/edit.view.ts';
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
  follow,
  leaves,
  leavesOf,
  netsOf,
  shortestPaths,
  transitionCover,
  transitions,
  walkThrough,
  type Model,
} from './paths.ts';
import { failed } from './situation.ts';
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
  [checkoutModels, (snapshot) => checkoutView(snapshot as never, { hold: null, challenge: null })],
  [[deviceDataModel], () => ({})],
  [[challengeModel], (snapshot) => challengeView(snapshot as never)],
  [[confirmationModel], (snapshot) => confirmationView(snapshot as never, { edit: null })],
  [[editModel], (snapshot) => editView(snapshot as never)],
];

describe.each(charts.map(([models, view]) => [models[0]?.machine.id, models, view] as const))('%s', (_, models, view) => {
  const explored = models.map((model) => ({ model, paths: shortestPaths(model) }));

  it('reaches every state', () => {
    const reached = new Set(explored.flatMap(({ paths }) => paths.flatMap(({ end }) => leavesOf(end))));
    const missed = models.flatMap(({ machine }) => leaves(machine).filter((id) => !reached.has(id)));
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
    const reached = new Set(models.flatMap((model) => transitionCover(model).flatMap(({ steps }) => walkThrough(model, steps).crosses)));
    const missed = models.flatMap(({ machine }) => transitions(machine)).filter((name) => !reached.has(name));
    expect([...new Set(missed)].toSorted()).toEqual(netsOf(models).toSorted());
  });

  it('goes on when an actor breaks, whatever it is at', () => {
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
      walkByChance(model, place, WALKS, (snapshot) => {
        expect(snapshot.status).not.toBe('error');
        expect(brokenIn(model, snapshot)).toEqual([]);
        view(snapshot);
      }),
    );
  });
});
