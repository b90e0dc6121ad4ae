import { Problem } from '../../shared/problem.ts';

const refusals = {
  'cart-not-found': [404, 'No encontramos ese carrito.'],
  'cart-expired': [409, 'Cart has expired: el tiempo de compra terminó.'],
  'cart-released': [409, 'Este carrito ya se liberó.'],
  'cart-paying': [409, 'Hay un pago en curso de este carrito.', true],
  'cart-sold': [409, 'Este carrito ya se vendió.'],
  'amount-differs': [422, 'El importe no coincide con el carrito.'],
  'unpaid-person-limit': [422, 'Ya tienes muchos lugares sin pagar en este autobús.'],
  'unpaid-run-limit': [422, 'Este autobús ya tiene muchos lugares sin pagar.'],
  'minor-alone': [422, 'Un menor no puede quedarse solo: suelta también su lugar, o deja con él a un adulto.'],
  'pet-needs-adult': [422, 'Una mascota viaja junto a su adulto: suelta los dos lugares.'],
  'return-needs-way-out': [422, 'El regreso tiene su precio por la ida que cambiaste: suelta los dos lugares.'],
  'not-yours': [403, 'Esto pertenece a otra persona.'],
} as const satisfies Readonly<Record<string, readonly [status: number, detail: string, retryable?: boolean]>>;

/** Why something of a cart is refused. */
export type CartRefusal = keyof typeof refusals;

/** Converts a refusal of the store to an answer. */
export function refusal(code: CartRefusal): Problem {
  const [status, detail, retryable]: readonly [number, string, boolean?] = refusals[code];
  return new Problem(status, code, detail, retryable === undefined ? {} : { retryable });
}

export const ticketNotFound = (): Problem => new Problem(404, 'ticket-not-found', 'No encontramos ese boleto.');
export const transactionNotFound = (): Problem => new Problem(404, 'transaction-not-found', 'No encontramos esa transacción.');
export const orderNotFound = (): Problem => new Problem(404, 'order-not-found', 'No encontramos esa compra.');

/** Throws Problem 422 when there is a reason; `detail` is Spanish. */
export function refuseChange(fault: { readonly code: string; readonly detail: string } | undefined): void {
  if (fault !== undefined) throw new Problem(422, fault.code, fault.detail);
}

/** Refusal of more unpaid seats of a bus than one connection may hold. */
export function addressSeatLimit(): Problem {
  return new Problem(
    422,
    'address-seat-limit',
    'Desde tu conexión ya se apartaron muchos asientos de este autobús. Espera unos minutos o elige otra salida.',
  );
}

/** Refusal of more seats of a bus than one party has. */
export function seatLimit(): Problem {
  return new Problem(422, 'seat-limit', 'Has alcanzado el límite de 5 pasajeros para este viaje.');
}
