import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, StateNode } from 'xstate';
import { NOTHING_SHOWN } from '../booking/booking.view.ts';
import { answersOf, brokenIn, canHappen, failed, follow, modelsIn, netsOf, shortestPaths, watchGuards, type Model } from 'xstate-paths';
import { walkByChance } from 'xstate-paths/walks';
import { alwaysHolds } from './alwaysHolds.ts';

/** Random walks for each model, of up to 50 steps each. `PROPERTY_RUNS=10000` runs more. */
const WALKS = Number(process.env['PROPERTY_RUNS'] ?? 300);

/** The command that repeats a walk. */
const repeatOf = (model: Model) => (name: string) => `npm run paths -- ${model.machine.id} --walk ${name}`;

type View = (snapshot: AnyMachineSnapshot, children: object) => unknown;
type Exports = Record<string, unknown>;

const modelFiles = import.meta.glob<Exports>('../*/*.model.ts', { eager: true });
const viewFiles = import.meta.glob<Exports>('../*/*.view.ts', { eager: true });
/** The charts are the folders with a machine, so none can be missed. */
const names = Object.keys(import.meta.glob('../*/*.machine.ts')).map((path) => /([^/]+)[.]machine[.]ts$/.exec(path)?.[1] ?? path);

const modelsOf = (name: string): Model[] => modelsIn(modelFiles[`../${name}/${name}.model.ts`] ?? {});
// Each view is typed by its own chart.
const viewOf = (name: string) => viewFiles[`../${name}/${name}.view.ts`]?.[`${name}View`] as View | undefined;

/** What a view is told beside its snapshot: no child is open, and nothing is known of the trip. */
const nothing = new Proxy<object>(NOTHING_SHOWN, { get: (known, key): unknown => Reflect.get(known, key) ?? null });
const rendered = (name: string, snapshot: AnyMachineSnapshot): unknown => (viewOf(name) ?? (() => ({})))(snapshot, nothing);

it('every chart has models, and only the silent ones have no view', () => {
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => modelsOf(name).length === 0)).toEqual([]);
  expect(names.filter((name) => viewOf(name) === undefined)).toEqual(['deviceData', 'liveChannel']);
});

describe.each(names)('%s', (name) => {
  const models = modelsOf(name);
  const watched = models.map(watchGuards);
  const explored = watched.map(({ model }) => ({ model, paths: shortestPaths(model) }));
  const answers = answersOf(watched);

  it('renders every situation, and none breaks an invariant', () => {
    for (const { model, paths } of explored) {
      for (const { end } of paths) {
        expect(rendered(name, end)).toBeDefined();
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

  it('has no guard that always answers the same', () => {
    const constant = [...answers].filter(([, { held, refused }]) => !held || !refused).map(([transition]) => transition);
    expect(constant).toEqual(Object.keys(alwaysHolds[name] ?? {}));
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
          expect(rendered(name, after)).toBeDefined();
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
        rendered(name, snapshot);
      }),
    );
  });
});
