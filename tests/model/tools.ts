import type { Tool } from '../../services/sandbox/switchboard/recipe.ts';
import type { OperationFault } from '../../services/sandbox/switchboard/store.ts';

/** How often the shop asks again by itself before it says that something failed. */
const asksAgain: Readonly<Record<string, number>> = {
  getOrigins: 1,
  getDestinations: 1,
  searchTrips: 1,
  selectSeat: 2,
  unselectSeat: 2,
  unblockSeats: 2,
  sendVerification: 1,
  resendVerification: 1,
  verifyPhone: 2,
  signInPhone: 1,
  signUpGuest: 2,
  getCart: 1,
  getPaymentProviders: 1,
  getCartDetail: 2,
  resendTickets: 1,
};

const fault = (operation: string, kind: OperationFault['kind'], times: number | null = 1): Tool => ({
  do: 'fault',
  operation,
  fault: { kind, times, ms: 0 },
});

/** What the sandbox has for a part of a sentence; the words of the tables are written in these few ways. */
const readings: readonly (readonly [RegExp, (...parts: string[]) => Tool])[] = [
  [
    /tablero: (\w+) → falla(, siempre)?/,
    (operation = '', always) => fault(operation, 'fail', always ? null : 1 + (asksAgain[operation] ?? 0)),
  ],
  [/tablero: (\w+) → se pierde la respuesta(, siempre)?/, (operation = '', always) => fault(operation, 'drop-answer', always ? null : 1)],
  [/tablero: (\w+) → la solicitud no llega/, (operation = '') => fault(operation, 'drop-request')],
  [
    /tablero: (\w+) → se niega con (\d{3}) ([\w-]+)/,
    (operation = '', status = '', code = '') => ({
      do: 'fault',
      operation,
      fault: { kind: 'refuse', times: 1, ms: 0, status: Number(status), code },
    }),
  ],
  [/que falle la renovación/, () => fault('refreshToken', 'fail', null)],
  [/adelantar (\d+) minutos/, (minutes) => ({ do: 'clock', seconds: Number(minutes) * 60 })],
  [/adelantar (\d+) s/, (seconds) => ({ do: 'clock', seconds: Number(seconds) })],
  [/tarjeta (\d{4}[\d ]+\d)/, (value = '') => ({ do: 'copy', label: 'tarjeta', value })],
  [/código (\d{4})\b/, (value = '') => ({ do: 'copy', label: 'código', value })],
  [/termina en (\d{4})/, (value = '') => ({ do: 'copy', label: 'teléfono que termina en', value: `811234${value}` })],
  [/tablero: vender el asiento/, () => ({ do: 'seat', to: 'take' })],
  [/tablero: soltar el asiento/, () => ({ do: 'seat', to: 'release' })],
  [/tablero: perder el siguiente mensaje/, () => ({ do: 'live', live: { kind: 'lose', times: 1, ms: 0 } })],
  [/tablero: repetir el siguiente mensaje/, () => ({ do: 'live', live: { kind: 'repeat', times: 1, ms: 0 } })],
  [/tablero: detener el canal/, () => ({ do: 'channel', stopped: true })],
  [/tablero: volver a abrir el canal/, () => ({ do: 'channel', stopped: false })],
  [/tablero: decidir el pago → autorizado/, () => ({ do: 'settle', to: 'authorised' })],
  [/tablero: decidir el pago → rechazado/, () => ({ do: 'settle', to: 'refused' })],
  [/\/outbox/, () => ({ do: 'outbox' })],
];

/** The buttons for what a step needs of the sandbox; a sentence that names none is for the tester's own hands. */
export function toolsOf(sandbox: string | undefined): Tool[] {
  if (!sandbox) return [];
  const found = readings.flatMap(([pattern, tool]) => {
    const match = pattern.exec(sandbox);
    return match ? [tool(...match.slice(1))] : [];
  });
  const isWhole = found.length > 0 && !/ y (?!adelantar|reloj)| o |antes|abrir el carrito/.test(sandbox);
  return isWhole ? found : [...found, { do: 'byHand', text: sandbox }];
}
