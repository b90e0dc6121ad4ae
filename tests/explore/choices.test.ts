import { expect, it } from 'vitest';
import { choose, useOf, Uses } from './choices.ts';
import { randomAt } from '../support/random.ts';
import { controlsOf, screenOf, type Node } from './tree.ts';

const page: Node[] = [
  { role: 'banner', children: [{ role: 'link', name: 'Andén', ref: 'e1', url: '/compra/' }] },
  {
    role: 'main',
    children: [
      { role: 'heading', name: 'Elige tus asientos' },
      { role: 'grid', children: [1, 2, 3].map((seat) => ({ role: 'gridcell', name: `Asiento ${seat}`, ref: `e1${seat}` })) },
      { role: 'button', name: 'Continuar', ref: 'e2', disabled: true },
      { role: 'link', name: 'WhatsApp', ref: 'e3', url: 'https://wa.me/1' },
      { role: 'form', children: [{ role: 'textbox', name: 'Nombre', ref: 'e4', text: 'Ana' }] },
      { role: 'iframe', children: [{ role: 'textbox', name: 'Código', ref: 'f1e5' }] },
    ],
  },
];
const controls = controlsOf(page);
const screen = screenOf('/compra/venta?paso=2', page);
const situation = { screen, controls, canGoBack: false, canGoForward: false, hasJustMoved: false };
const kinds = (uses: Uses) =>
  Array.from({ length: 300 }, (_, step) => choose(randomAt(1, step), situation, uses)).map((choice) =>
    choice?.does === 'press' ? choice.control.kind : choice?.does,
  );

it('finds the enabled controls of the shop with their place, their value and their kind', () => {
  expect(screen).toBe('/venta «Elige tus asientos»');
  expect(controls.map(({ ref }) => ref)).toEqual(['e1', 'e11', 'e12', 'e13', 'e4', 'f1e5']);
  expect(controls.slice(1, 4).map(({ kind }) => kind)).toEqual(Array(3).fill('gridcell of a grid'));
  expect(controls.at(4)).toMatchObject({ value: 'Ana', how: 'type', within: 'form' });
  expect(controls.map(({ isFramed }) => isFramed)).toEqual([false, false, false, false, false, true]);
});

it('chooses the same for the same seed, and prefers what this person has not used', () => {
  expect(kinds(new Uses())).toEqual(kinds(new Uses()));
  const used = new Uses();
  const [, seat] = controls;
  for (let times = 0; times < 50; times += 1) if (seat) used.note(useOf(screen, seat));
  const first = (uses: Uses) => choose(() => 0.3, situation, uses);
  expect(first(new Uses())).toMatchObject({ control: { role: 'gridcell' } });
  expect(first(used)).not.toMatchObject({ control: { role: 'gridcell' } });
});

it('prefers what once led to a page that this person has not seen', () => {
  const [link, seat] = controls;
  if (!link || !seat) throw new Error('the page has both');
  const uses = new Uses();
  const before = uses.weight(useOf(screen, seat));
  uses.arrived('/pago', useOf(screen, seat));
  expect(uses.weight(useOf(screen, seat))).toBe(before);
  uses.beginLife();
  expect(uses.weight(useOf(screen, seat))).toBeGreaterThan(before);
});

it('chooses nothing where a page offers nothing', () => {
  expect(choose(() => 0.99, { ...situation, controls: [] }, new Uses())).toBeUndefined();
});
