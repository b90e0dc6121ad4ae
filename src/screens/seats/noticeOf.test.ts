import { expect, it } from 'vitest';
import { examples } from '../../../machines/seats/seats.examples.ts';
import { noticeOf } from './noticeOf.ts';

const mapOf = (view: (typeof examples)[keyof typeof examples]) => {
  if (view.screen !== 'map') throw new Error('no map');
  return view;
};

it('[SEAT-061] the map of the way that has its passengers keeps no place for the notice about the other way', () => {
  const view = { ...mapOf(examples.roundTrip), hint: { kind: 'fewer', direction: 'return', count: 1 } } as const;
  expect(noticeOf({ ...view, direction: 'return' })).toMatchObject({ kind: 'fewer' });
  expect(noticeOf({ ...view, direction: 'outbound' })).toBeNull();
});

it('a repeated trip without travellers has a notice until somebody is chosen, and one with travellers while they are there', () => {
  const { passengers } = mapOf(examples.passengers);
  const view = { ...mapOf(examples.passengers), hint: null };
  const kindOf = (again: typeof view.again, shown: typeof passengers) => noticeOf({ ...view, again, passengers: shown })?.kind;
  const seated = { seats: 'same', left: [] } as const;
  expect([kindOf('nobody', []), kindOf('nobody', passengers)]).toEqual(['again', undefined]);
  expect([kindOf(seated, passengers), kindOf(seated, [])]).toEqual(['again', undefined]);
});
