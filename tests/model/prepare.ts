import type { Cause, Due } from 'xstate-paths';
import type { OperationFault } from '../../services/sandbox/switchboard/faultKinds.ts';
import { shopOperations } from '../../services/sandbox/switchboard/operations.ts';
import { faultText, type Tool } from '../../services/sandbox/switchboard/recipe.ts';
import type { OperationId } from '../../services/shared/operations.ts';
import { onBoard } from './sandbox.ts';

/** Actors that call an operation of another name. */
const asks: Readonly<Record<string, OperationId>> = {
  askPayment: 'getPaymentByKey',
  findDepartures: 'searchTrips',
  forgotAgain: 'forgotPassword',
  getReceipt: 'validateReservationPayment',
  openReservation: 'resolveReservationToken',
  outboundRelease: 'unselectSeat',
  prepareAttempt: 'getPublicIp',
  returnRelease: 'unselectSeat',
  searchReturnTrips: 'searchTrips',
  seatAgain: 'selectSeat',
  selectCompanion: 'selectSeat',
  selectOffers: 'selectSeat',
  selectSeats: 'selectSeat',
  selectTogether: 'selectSeat',
  signUpAgain: 'signUp',
  unblockExpired: 'unblockSeats',
  validateTransfer: 'validateTransferOfTickets',
};

const operations = new Set<string>(shopOperations().map(({ operationId }) => operationId));

type Of = { chart: string; model: number };

/** The operation that an actor calls. At the address of a folio, an unknown payment is asked for by it. */
export function operationOf(actor: string | undefined, { chart, model }: Of): string | undefined {
  if (actor === 'askPayment' && chart === 'paymentTruth' && model === 1) return 'getPaymentLog';
  const operation = actor === undefined ? undefined : (asks[actor] ?? actor);
  return operation !== undefined && operations.has(operation) ? operation : undefined;
}

const pass: OperationFault = { kind: 'pass', times: 1, ms: 0 };
const faultIn = (cause: Cause<Tool> | undefined) => cause?.tools.find((tool) => tool.do === 'fault');

/** The answers of an operation to one request and its repetitions. The first one waits where something else happens before it. */
function answersTo({ cause, waits }: Due<Tool>): OperationFault[] {
  const fault = faultIn(cause)?.fault ?? pass;
  if (!waits) return [fault];
  const { times } = fault;
  const first: OperationFault = { ...fault, times: 1, held: true };
  return times === 1 ? [first] : [first, { ...fault, times: times === null ? null : times - 1 }];
}

type Owed = Due<Tool> & { operation: string | undefined };

/** What a tester sets before a turn. A setting replaces the one before it, so the answers of an operation are one setting. */
function settingOf(dues: readonly Owed[], operation: string, isFailing: boolean): Cause<Tool> | undefined {
  const last = dues.findLastIndex(({ cause, waits }) => waits || faultIn(cause) !== undefined);
  if (last === -1) return isFailing ? set(operation, []) : undefined;
  const [only, ...others] = dues.slice(0, last + 1);
  if (only?.cause && !only.waits && others.length === 0) return only.cause;
  return set(
    operation,
    dues
      .slice(0, last + 1)
      .flatMap(answersTo)
      .reduce<OperationFault[]>(joined, []),
  );
}

/** Adds a fault to a plan. Equal ones in a row are one, with their number. */
function joined(plan: OperationFault[], fault: OperationFault): OperationFault[] {
  const last = plan.at(-1);
  if (!last || last.times === null || fault.times === null || last.kind !== fault.kind || last.held !== fault.held) return [...plan, fault];
  return [...plan.slice(0, -1), { ...last, times: last.times + fault.times }];
}

function set(operation: string, plan: readonly OperationFault[]): Cause<Tool> {
  const words = plan.length === 0 ? 'responde bien' : plan.map(faultText).join('; luego ');
  return { ...onBoard(`${operation} → ${words}`, { do: 'plan', operation, plan }), when: 'before' };
}

const isEndless = (tool: Tool): boolean =>
  (tool.do === 'fault' && tool.fault.times === null) || (tool.do === 'plan' && tool.plan.some(({ times }) => times === null));

/** What a tester sets on the switchboard before each turn of a path. */
export function prepare(turns: readonly (readonly Due<Tool>[])[], of: Of): Cause<Tool>[][] {
  const failing = new Set<string>();
  return turns.map((turn) => {
    const owed = turn.map((due): Owed => ({ ...due, operation: faultIn(due.cause)?.operation ?? operationOf(due.actor, of) }));
    const others = owed.flatMap(({ operation, cause }) => (cause && (operation === undefined || !faultIn(cause)) ? [cause] : []));
    const asked = Map.groupBy(owed, ({ operation }) => operation);
    const settings = [...asked].flatMap(([operation, dues]) => {
      if (operation === undefined) return [];
      const setting = settingOf(dues, operation, failing.has(operation));
      if (setting === undefined) return [];
      if (setting.tools.some(isEndless)) failing.add(operation);
      else failing.delete(operation);
      return [setting];
    });
    return [...others, ...settings];
  });
}

const acts: ReadonlySet<Tool['do']> = new Set(['channel', 'clock', 'live', 'seat', 'settle']);

/** The requests that a tester can hold, and what has to happen before their answers. */
export const waiting = {
  release: (actor: string, of: Of): Cause<Tool> | undefined => {
    const operation = operationOf(actor, of);
    return operation === undefined ? undefined : onBoard(`soltar ${operation}`, { do: 'release', operation });
  },
  precedes: ({ tools }: Cause<Tool>): boolean => tools.some(({ do: act }) => acts.has(act)),
};
