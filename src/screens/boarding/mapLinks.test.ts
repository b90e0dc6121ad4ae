import { expect, it } from 'vitest';
import { mapLinks } from './mapLinks.ts';

it('a terminal opens in each maps app, with its name where the app takes one', () => {
  expect(mapLinks({ terminal: 'Central «Norte» & Sur', latitude: 25.687, longitude: -100.3242 })).toEqual({
    google: 'https://www.google.com/maps/search/?api=1&query=25.687,-100.3242',
    apple: 'https://maps.apple.com/?ll=25.687,-100.3242&q=Central%20%C2%ABNorte%C2%BB%20%26%20Sur',
    phone: 'geo:25.687,-100.3242?q=25.687,-100.3242(Central%20%C2%ABNorte%C2%BB%20%26%20Sur)',
  });
});

it('a parenthesis in the name of a terminal does not end it', () => {
  expect(mapLinks({ terminal: 'Central (Norte)', latitude: 25.687, longitude: -100.3242 }).phone).toBe(
    'geo:25.687,-100.3242?q=25.687,-100.3242(Central%20%28Norte%29)',
  );
});
