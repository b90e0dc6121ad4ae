import type { Money } from '../../../machines/domain/money.ts';
import { money } from '../format.ts';

/** What the new tickets of a change cost more, or what they give back in points after the trip (CONF-007). At most one of the two is above 0. */
export function difference({ total, points }: { total: Money; points: Money }): string {
  if (total > 0) return `Pagas ${money(total)} más por tus boletos nuevos.`;
  return points > 0
    ? `Te regresamos ${money(points)} en puntos. La diferencia de valor entre ambos boletos se acredita como Puntos Viaja después del viaje.`
    : 'Tus boletos nuevos cuestan lo mismo: no pagas nada más.';
}
