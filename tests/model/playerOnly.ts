import { createHash } from 'node:crypto';
import type { NumberedPath } from 'xstate-paths';

type Steps = Pick<NumberedPath, 'model' | 'steps'>;

/** The name of a path by its steps. Its number shifts when its chart gets another path. */
export const nameOf = ({ model, steps }: Steps): string =>
  createHash('sha256')
    .update([model, ...steps.map(({ name }) => name)].join(' '))
    .digest('hex')
    .slice(0, 6);

/** Why a person cannot take a step, in the words that a tester reads. Step 0 is the beginning. */
export type Obstacle = { readonly step: number; readonly why: string };

const FRAMELESS = 'ninguna tarjeta de prueba deja un pago a la espera sin abrir el marco del banco';

/** Paths that a person cannot follow to their end, by the name that `byWords.spec.ts` prints. */
const obstacles: Readonly<Record<string, Readonly<Record<string, Obstacle>>>> = {
  block: { '5a5d0d': { step: 1, why: 'los números al azar del navegador no se pueden hacer fallar' } },
  cardPayment: { d804f9: { step: 4, why: 'el servicio espera varios minutos al banco que calla, y la página no avanza antes' } },
  challenge: { '4bd5ff': { step: 0, why: FRAMELESS }, '8b835e': { step: 0, why: FRAMELESS } },
  checkout: { '8d4a3d': { step: 4, why: 'el cargo tardío a veces todavía alcanza los asientos, y entonces no se devuelve' } },
  edit: { '41fa14': { step: 1, why: 'ninguna compra deja fijo el boleto del adulto y libre el del menor' } },
  group: { e35b2e: { step: 2, why: 'mientras se piden, la hoja no dice qué asientos son, y no se sabe cuál vender' } },
  paymentTruth: {
    '1fac18': { step: 1, why: 'el cargo de esa tarjeta ya se hizo, y adelantar el reloj no lo devuelve' },
    a9565d: { step: 1, why: 'el servicio sí conoce el pago, y la página sigue preguntando por él' },
    cbc4a3: { step: 0, why: 'ninguna tarjeta de prueba contesta enseguida que el cargo se devolvió' },
  },
  reservationPayment: {
    '186fcf': { step: 10, why: 'el cargo de una reserva no se devuelve al adelantar el reloj' },
    '85d9d9': { step: 3, why: 'el rechazo de un pago retomado llega sin las palabras del banco' },
  },
  search: { '2a1d51': { step: 12, why: 'la promoción del regreso llegó con las primeras salidas, y no se pide otra vez' } },
  seats: {
    '825c67': { step: 3, why: 'el primer asiento se empieza a soltar antes de que el segundo quede apartado' },
    '6204a2': { step: 3, why: 'el primer asiento se empieza a soltar antes de que el segundo quede apartado' },
  },
};

/** What keeps a person from following a path; its words say so. */
export const obstacleOf = (chart: string, path: Steps): Obstacle | undefined => obstacles[chart]?.[nameOf(path)];

export const obstacleCount = Object.values(obstacles).flatMap((named) => Object.keys(named)).length;
