import { expect, test } from 'vitest';
import { examples as searches } from '../../machines/search/search.examples.ts';
import type { SearchView } from '../../machines/search/search.types.ts';
import { examples as maps } from '../../machines/seats/seats.examples.ts';
import type { SeatsView } from '../../machines/seats/seats.types.ts';
import { createPerson } from '../people/person.ts';
import { createChance } from '../world/chance.ts';
import type { Traveller } from './control.ts';
import { searchControls } from './search.ts';
import { seatControls } from './seats.ts';

function traveller(party = 1): Traveller {
  const chance = createChance(1, 'hands');
  return {
    person: createPerson('traveller', 1, chance),
    chance,
    party,
    password: null,
    isRegistered: false,
    hasForgotten: false,
    link: undefined,
    acts: 0,
    trips: [],
    code: undefined,
  };
}

function atSeats(view: SeatsView, party?: number) {
  const sent: unknown[] = [];
  return { sent, controls: seatControls({ actor: { send: (event) => void sent.push(event) }, view }, traveller(party)) };
}

function atSearch(view: SearchView) {
  const sent: unknown[] = [];
  return { sent, controls: searchControls({ actor: { send: (event) => void sent.push(event) }, view }, traveller()) };
}

const names = ({ controls }: { controls: readonly { name: string }[] }) => controls.map(({ name }) => name);
const seats = (one: { controls: readonly { name: string }[] }) => names(one).filter((name) => name.startsWith('Asiento'));

test('the free seats of the shown floor can be chosen, and no taken one', () => {
  const view = maps.empty;
  if (view.screen !== 'map') throw new Error('the map is not shown');
  const shown = view.floors.filter(({ floor }) => floor === view.floor).flatMap(({ rows }) => rows.flat());
  const free = shown.flatMap((cell) => (cell.kind === 'seat' && cell.state === 'free' ? [`Asiento ${cell.number}`] : []));
  expect(shown.some((cell) => cell.kind === 'seat' && cell.state === 'taken')).toBe(true);
  expect(seats(atSeats(view))).toEqual(free);
});

test('a dialog covers the map', () => {
  expect(seats(atSeats(maps.addPassenger))).toEqual([]);
  expect(names(atSeats(maps.addPassenger))).toContain('Nombre');
});

test('nobody leaves or continues while the seats are being blocked', () => {
  expect(names(atSeats(maps.passengers))).toEqual(expect.arrayContaining(['Continuar', 'Volver']));
  expect(names(atSeats(maps.blocking)).filter((name) => name === 'Continuar' || name === 'Volver')).toEqual([]);
});

test('a party that lacks a seat goes to the seats, and a whole one continues', () => {
  const onward = (party: number) => atSeats(maps.onePassenger, party).controls.filter(({ way }) => way === 'on');
  expect(names({ controls: onward(1) })).toEqual(['Continuar']);
  expect(names({ controls: onward(2) }).every((name) => name.startsWith('Asiento'))).toBe(true);
});

test('a control sends the event of its component', () => {
  const { sent, controls } = atSearch(searches.results);
  controls.find(({ name }) => name.startsWith('Ver asientos'))?.press();
  expect(sent).toEqual([{ type: 'departure.chosen', tripId: expect.any(String) }]);
});

test('a running search is not submitted again', () => {
  expect(names(atSearch(searches.blank))).toContain('Buscar');
  expect(names(atSearch(searches.searching))).not.toContain('Buscar');
});
