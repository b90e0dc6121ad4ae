import { expect, it } from 'vitest';
import { cancellation, profile } from '../es-MX.ts';
import { failures, failureText } from './failures.ts';

/** These failures bring their own title (spec/README, point 55). */
const OWN_TITLES = new Set(['Sin conexión', 'Sesión Expirada', 'Atención', 'Info', 'Reserva con menor de edad', 'Reserva con mascota']);

it('[ERR-001] a failure has the title Oops, with the text of the server or else its own', () => {
  expect(failureText({ code: 'refused', retryable: false, message: 'El asiento ya se vendió.' })).toEqual({
    title: 'Oops',
    text: 'El asiento ya se vendió.',
  });
  expect(failureText({ code: 'refused', retryable: false })).toEqual({ title: 'Oops', text: 'Ocurrió algo intenta más tarde' });
  const others = Object.values(failures).flatMap(({ title }) => (title === 'Oops' || OWN_TITLES.has(title) ? [] : [title]));
  expect(others).toEqual([]);
  expect([profile.oops, cancellation.oops]).toEqual(['Oops', 'Oops']);
});
