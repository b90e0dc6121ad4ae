import type { Cause } from 'xstate-paths';
import type { OperationId } from '../../services/shared/operations.ts';
import { makeReservation, reservationStates, type ReservationState } from '../../services/sandbox/older/words.ts';
import { type Tool, toolText } from '../../services/sandbox/switchboard/recipe.ts';
import { fileOf, type FileStep } from '../../services/sandbox/switchboard/operations.ts';
import type { OperationFault } from '../../services/sandbox/switchboard/faultKinds.ts';
import { challengeCode, testCards, type BankOutcome } from '../../services/sandbox/values.ts';

/** The cause of a step in the sandbox: as words for a tester, and as tools of the switchboard. */
export type Sandbox = Cause<Tool>;

/** Number of automatic retries before the shop shows a failure. */
const asksAgain: Partial<Record<OperationId, number>> = {
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
  applyCoupon: 1,
  removeCoupon: 1,
  getCart: 1,
  getPaymentProviders: 1,
  getPaymentMethods: 1,
  getCartDetail: 2,
  resendTickets: 1,
};

export const onBoard = (text: string, ...tools: Tool[]): Sandbox => ({ text: `tablero: ${text}`, tools });

/** A button of the switchboard, by its own words. */
const pressing = (tool: Tool): Sandbox => ({ text: toolText(tool), tools: [tool] });

/** A cause that has to be prepared before the traveller's last action. */
export const before = (sandbox: Sandbox): Sandbox => ({ ...sandbox, when: 'before' });
const fault = (operation: OperationId, kind: OperationFault['kind'], times: number | null): Tool => ({
  do: 'fault',
  operation,
  fault: { kind, times, ms: 0 },
});
const often = (always: 'always' | undefined) => (always ? ', siempre' : '');

/** The operation fails until the shop shows it, or always. */
export const fails = (operation: OperationId, always?: 'always'): Sandbox =>
  before(onBoard(`${operation} → falla${often(always)}`, fault(operation, 'fail', always ? null : 1 + (asksAgain[operation] ?? 0))));

/** The operation answers once, and then always fails. */
export const failsAfter = (operation: OperationId): Sandbox =>
  before(
    onBoard(`${operation} → la primera responde bien; luego falla, siempre`, {
      do: 'plan',
      operation,
      plan: [
        { kind: 'pass', times: 1, ms: 0 },
        { kind: 'fail', times: null, ms: 0 },
      ],
    }),
  );

/** The operation works, but its answer is lost, once or always. */
export const losesAnswer = (operation: OperationId, always?: 'always'): Sandbox =>
  before(onBoard(`${operation} → se pierde la respuesta${often(always)}`, fault(operation, 'drop-answer', always ? null : 1)));

/** The operation answers with this documented refusal. */
export const refuses = (operation: OperationId, status: number, code: string, times = 1): Sandbox =>
  before(
    onBoard(`${operation} → se niega con ${status} ${code}`, {
      do: 'fault',
      operation,
      fault: { kind: 'refuse', times, ms: 0, status, code },
    }),
  );

/** The operation refuses the session, and it cannot be renewed. */
export const refusesSession = (operation: OperationId): Sandbox => {
  const refusal = refuses(operation, 401, 'session-expired');
  return { ...refusal, text: `${refusal.text}, y que falle la renovación`, tools: [...refusal.tools, refreshFailing] };
};

/** The operation answers with empty lists. */
export const empties = (operation: OperationId): Sandbox =>
  before(onBoard(`${operation} → responde con listas vacías`, fault(operation, 'empty', 1)));

export const losesRequest = (operation: OperationId): Sandbox =>
  before(onBoard(`${operation} → la solicitud no llega`, fault(operation, 'drop-request', 1)));

const refreshFailing = fault('refreshToken', 'fail', null);
const forward = (seconds: number): Tool => ({ do: 'clock', seconds });

export const refreshFails = (): Sandbox => before(onBoard('que falle la renovación', refreshFailing));

/** The access token expires and cannot be renewed. */
export const sessionEnds = (): Sandbox =>
  before(onBoard('que falle la renovación, y adelantar 15 minutos', refreshFailing, forward(15 * 60)));

/** Moves the clocks of the services and of the page. */
export const clock = (amount: number, unit: 's' | 'minutos' = 's'): Sandbox => ({
  text: `tablero y reloj: adelantar ${amount} ${unit}`,
  tools: [forward(unit === 's' ? amount : amount * 60)],
});

/** Moves the clock of the services only. */
export const serviceClock = (seconds: number): Sandbox => onBoard(`adelantar ${seconds} s`, forward(seconds));

/** The number of the first test card with this outcome. */
export function numberOf(outcome: BankOutcome | 'silent'): string {
  return testCards.find((card) => (outcome === 'silent' ? card.deviceData === 'silent' : card.outcome === outcome))?.number ?? '';
}

export const CARD = 'tarjeta';
const PHONE = 'teléfono que termina en';
const CODE = 'código';
const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** A value that the traveller types. */
export const asTyped = (label: string, value: string, accepts: readonly string[] = [value]): Sandbox => ({
  text: `${label} ${value}`,
  tools: [{ do: 'copy', label, value: label === PHONE ? `811234${value}` : value }],
  typed: { label, accepts },
});

/** A card by its number. */
export const card = (number: string): Sandbox => asTyped(CARD, grouped(number));

/** Any test card with one of these outcomes. */
export function cardThat(...outcomes: readonly BankOutcome[]): Sandbox {
  const numbers = outcomes.flatMap((outcome) => testCards.filter((one) => one.outcome === outcome).map(({ number }) => grouped(number)));
  return asTyped(CARD, numbers[0] ?? '', numbers);
}

/** The code of the bank's challenge. */
export const bankCode = (): Sandbox => asTyped(CODE, challengeCode);

export const phoneEnding = (ending: string): Sandbox => asTyped(PHONE, ending);

/** `what` begins the sentence: «el código está en». */
export const outbox = (what: string): Sandbox => ({ text: `${what} /outbox`, tools: [{ do: 'outbox' }] });

export const PASSWORD = 'contraseña';
const COMMON = '12345678';

/** The password that the traveller types; a refusal of the common ones needs another one there. */
export const password = (value: string): Sandbox => asTyped(PASSWORD, value);

/** The answer to a common password. */
export const commonPassword = (): Sandbox => password(COMMON);

/** The answer to any other password. */
export const goodPassword = (...values: readonly string[]): Sandbox => asTyped(PASSWORD, values[0] ?? '', values);

/** The file of a step waits. A browser that has it already does not ask for it. */
export const holdsFile = (step: FileStep): Sandbox =>
  before(
    onBoard(`${fileOf(step)} → espera a que la sueltes, siempre`, {
      do: 'fault',
      operation: fileOf(step),
      fault: { kind: 'pass', times: null, ms: 0, held: true },
    }),
  );
/** A page asks for a file more than once, so the next requests do not wait. */
export const releasesFile = (step: FileStep): Sandbox =>
  onBoard(
    `${fileOf(step)} → responde bien, y soltar ${fileOf(step)}`,
    { do: 'plan', operation: fileOf(step), plan: [] },
    { do: 'release', operation: fileOf(step) },
  );

/** Somebody else gets the seat, also the traveller's own. */
export const sellSeat = (): Sandbox => pressing({ do: 'seat', to: 'sell' });

export const loseMessage = (): Sandbox => pressing({ do: 'live', live: { kind: 'lose', times: 1, ms: 0 } });

export const stopChannel = (): Sandbox => pressing({ do: 'channel', stopped: true });

/** The bank decides a waiting payment. */
export const settles = (to: 'authorised' | 'refused'): Sandbox => pressing({ do: 'settle', to });

/** An action that only the tester can do. */
export const byHand = (text: string): Sandbox => ({ text, tools: [{ do: 'byHand', text }] });

/** What the traveller has to choose for this path. */
export const hint = (text: string): Sandbox => ({ text, tools: [] });

/** How a person makes a reservation of the older platform. */
export const reserving = `con «${makeReservation}» del tablero`;

/** The beginning of the path needs a reservation in another state. */
export const reservedAs = (state: ReservationState): Sandbox => byHand(`«${makeReservation}» con el estado «${reservationStates[state]}»`);

/** The tools, followed by an action of the tester. */
export function alsoByHand({ text, tools }: Sandbox, more: string): Sandbox {
  const whole = `${text}${more}`;
  return { text: whole, tools: [...tools, { do: 'byHand', text: whole }] };
}

/** A typed value, and another cause at the step itself. */
export const typedAnd = ({ text, tools, ...typed }: Sandbox, besides: Sandbox): Sandbox => ({
  ...typed,
  text: `${text} y ${besides.text}`,
  tools: [...tools, ...besides.tools],
  besides,
});
