import type { BoardingStop } from '../../../machines/domain/boarding.ts';

type Place = Pick<BoardingStop, 'terminal' | 'latitude' | 'longitude'>;

/** Addresses that open a place in a maps app, by app. `phone` is the app that the device chose; iOS has no such address. */
export function mapLinks({ terminal, latitude, longitude }: Place): Record<'google' | 'apple' | 'phone', string> {
  const at = `${latitude},${longitude}`;
  const name = encodeURIComponent(terminal);
  // The address of a phone ends its name at a parenthesis, and encodeURIComponent leaves parentheses as they are.
  const bracketed = name.replaceAll('(', '%28').replaceAll(')', '%29');
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${at}`,
    apple: `https://maps.apple.com/?ll=${at}&q=${name}`,
    phone: `geo:${at}?q=${at}(${bracketed})`,
  };
}
