import { testCards } from '../values.ts';
import { switchText, toolText, type Recipe, type SeatChange, type SwitchChange, type Tool } from './recipe.ts';
import type { OperationFault } from './faultKinds.ts';
import type { Recorded } from './store.ts';

/** A change of the switches, as a request makes it. */
export interface Change extends SwitchChange {
  readonly session?: string;
  readonly forwardSeconds?: number;
  /** One operation and its fault; null ends the fault. */
  readonly operation?: { readonly id: string; readonly fault: OperationFault | null };
  readonly plans?: Readonly<Record<string, readonly OperationFault[]>>;
  /** The operation whose waiting requests may go on. */
  readonly release?: string;
  readonly live?: Extract<Tool, { do: 'live' }>['live'] | null;
  readonly channelStopped?: boolean;
}

/** A change as tools that cause it again. */
export function toolsOf({ session: _, forwardSeconds, operation, plans = {}, release, live, channelStopped, ...others }: Change): Tool[] {
  const faults = [...Object.entries(plans), ...(operation ? [[operation.id, operation.fault ? [operation.fault] : []] as const] : [])];
  const tools: Tool[] = [
    ...(Object.keys(others).length > 0 ? [{ do: 'switch', change: others } as const] : []),
    ...(forwardSeconds === undefined ? [] : [{ do: 'clock', seconds: forwardSeconds } as const]),
    ...faults.map(([id, plan]) => ({ do: 'plan', operation: id, plan }) as const),
    ...(release === undefined ? [] : [{ do: 'release', operation: release } as const]),
    ...(live === undefined ? [] : [live === null ? ({ do: 'switch', change: { live } } as const) : ({ do: 'live', live } as const)]),
    ...(channelStopped === undefined ? [] : [{ do: 'channel', stopped: channelStopped } as const]),
  ];
  return tools;
}

export const seatTools = (to: SeatChange, seatIds: readonly string[]): Tool[] => [
  { do: 'copy', label: 'asiento', value: seatIds.join(', ') },
  { do: 'seat', to },
];

/** A charge of the session, by which its card is known. */
interface Charge {
  readonly at: string;
  readonly brand: string | null;
  readonly last4: string | null;
}

/** The test card of a charge. The bank stores no number; any other card is not part of a recording. */
function cardOf({ brand, last4 }: Charge): string | undefined {
  return testCards.find((card) => card.brand === brand && card.number.endsWith(last4 ?? '?'))?.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** What a session did, as a path that the switchboard shows again: its changes and the cards that were paid with, in the order of its clock. */
export function recordingOf(session: string, recorded: readonly Recorded[], charges: readonly Charge[]): Recipe {
  const paid = charges.flatMap((charge): Recorded[] => {
    const number = cardOf(charge);
    return number === undefined ? [] : [{ at: charge.at, tools: [{ do: 'copy', label: 'tarjeta', value: number }] }];
  });
  const steps = [...recorded, ...paid].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return {
    title: `grabación de la sesión ${session}`,
    start: 'Abre la tienda en esta sesión y repite cada paso en su orden.',
    before: [],
    open: '/compra/',
    steps: steps.map(({ at, tools }) => ({ says: `${at.slice(11, 19)} UTC: ${tools.map(saysOf).join('; ')}`.slice(0, 400), tools })),
  };
}

const saysOf = (tool: Tool): string => (tool.do === 'switch' ? switchText(tool.change) : toolText(tool).replace(/^tablero: /, ''));
