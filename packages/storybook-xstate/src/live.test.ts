import { expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { afterNews, type Live } from './live.ts';
import { contextOf } from './walk.ts';

const child = setup({}).createMachine({ id: 'child', initial: 'idle', states: { idle: { on: { WIND: 'wound' } }, wound: {} } });
const machine = setup({ types: { context: {} as { count: number; kept: object } }, actors: { child } }).createMachine({
  id: 'parent',
  context: { count: 0, kept: {} },
  invoke: { id: 'kid', src: 'child' },
  initial: 'off',
  states: {
    off: {
      on: {
        pressed: {
          target: 'on',
          actions: [
            assign({ count: ({ context }) => context.count + 1 }),
            ({ self }) => self.getSnapshot().children.kid?.send({ type: 'WIND' }),
          ],
        },
      },
    },
    on: {},
  },
});

function watched() {
  let live: Live | null = null;
  const actor = createActor(machine, { inspect: (news) => (live = afterNews(live, news)) }).start();
  return { actor, read: (): Live | null => live };
}

it('an inspected actor shows its states, its events, and the messages to its children', () => {
  const { actor, read } = watched();
  expect(read()).toMatchObject({ actor, walked: [], messages: [] });
  expect(read()?.snapshot.value).toBe('off');
  actor.send({ type: 'pressed' });
  expect(read()?.snapshot.value).toBe('on');
  expect(read()?.walked).toEqual(['pressed']);
  expect(read()?.messages).toEqual([
    { from: null, to: actor.id, event: 'pressed' },
    { from: null, to: 'kid', event: 'WIND' },
  ]);
});

it('the context tells what the last event changed', () => {
  const { actor, read } = watched();
  actor.send({ type: 'pressed' });
  const { snapshot, before } = read() ?? {};
  if (!snapshot) throw new Error('the actor has not begun');
  expect(contextOf(snapshot, before ?? null)).toEqual([
    { name: 'count', text: '1', hasChanged: true },
    { name: 'kept', text: '{}', hasChanged: false },
  ]);
});

it('an actor that begins anew replaces the one before it', () => {
  let live: Live | null = null;
  const begin = () => createActor(machine, { inspect: (news) => (live = afterNews(live, news)) }).start();
  const first = begin();
  const second = begin();
  expect(live).toMatchObject({ actor: second, walked: [], messages: [], before: null });
  // A page may go on with the first one too.
  first.send({ type: 'pressed' });
  expect(live).toMatchObject({ actor: second, walked: [] });
});
