import type { Chance } from './chance.ts';

/** How often what goes wrong, as shares of the requests or of the statements. */
export interface Faults {
  /** The request never arrives. */
  readonly requestLost: number;
  /** The answer never arrives. */
  readonly answerLost: number;
  /** The request arrives twice. */
  readonly doubled: number;
  /** The request arrives seconds late, after others that were sent later. */
  readonly delayed: number;
  /** The proxy in front of the shop refuses for a moment. */
  readonly refused: number;
  /** A message of the live channel does not reach the browsers of one process. */
  readonly messageLost: number;
  /** A line of the live channel ends after a while. */
  readonly lineCut: number;
  /** A process ends before or after a statement, and is started again. */
  readonly killed: number;
  /** Processes that one run ends at most: starting one takes half a second of real time. */
  readonly mostKilled: number;
}

export const faultLevels = {
  none: { requestLost: 0, answerLost: 0, doubled: 0, delayed: 0, refused: 0, messageLost: 0, lineCut: 0, killed: 0, mostKilled: 0 },
  mild: {
    requestLost: 0.01,
    answerLost: 0.01,
    doubled: 0.01,
    delayed: 0.03,
    refused: 0.01,
    messageLost: 0.01,
    lineCut: 0.1,
    killed: 0,
    mostKilled: 0,
  },
  hard: {
    requestLost: 0.03,
    answerLost: 0.04,
    doubled: 0.04,
    delayed: 0.08,
    refused: 0.03,
    messageLost: 0.05,
    lineCut: 0.5,
    killed: 0.0005,
    mostKilled: 2,
  },
} satisfies Record<string, Faults>;

export type FaultLevel = keyof typeof faultLevels;
export type FaultKind = Exclude<keyof Faults, 'mostKilled'>;

/** Draws the faults of a run, and counts them. */
export interface Trouble {
  /** Whether the fault happens to somebody now. */
  strikes(kind: FaultKind, chance: Chance): boolean;
  /** From now on nothing goes wrong. */
  cease(): void;
  readonly counts: ReadonlyMap<FaultKind, number>;
}

export function createTrouble(faults: Faults): Trouble {
  const counts = new Map<FaultKind, number>();
  let hasCeased = false;
  return {
    counts,
    cease: () => (hasCeased = true),
    strikes(kind, chance) {
      if (hasCeased || faults[kind] === 0) return false;
      if (kind === 'killed' && (counts.get('killed') ?? 0) >= faults.mostKilled) return false;
      if (!chance.isIn(faults[kind])) return false;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return true;
    },
  };
}
