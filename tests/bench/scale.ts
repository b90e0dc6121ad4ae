/** What each row measures, and for how long. */
export type Scale = {
  /** Loads of the map on each side, at each slowdown of the processor. */
  readonly map: { readonly pairs: number; readonly slowdowns: readonly number[] };
  /** Pages of each side, and how many of its seats are chosen on each. */
  readonly choice: { readonly pairs: number; readonly seats: number; readonly slowdown: number };
  readonly heap: { readonly pairs: number };
  readonly live: { readonly rounds: number; readonly seconds: number; readonly slowdown: number };
  readonly claims: { readonly clients: number; readonly rounds: number; readonly warmUpMs: number; readonly roundMs: number };
  /** `crowds` are numbers of subscribers. */
  readonly events: { readonly crowds: readonly number[]; readonly rounds: number; readonly eventsPerRound: number };
  readonly search: {
    /** Stop times of each network; the last one is also searched by all clients. */
    readonly sizes: readonly number[];
    readonly saleDays: number;
    /** Searches of the same pair; the first quarter warms up. */
    readonly turns: number;
    /** Days whose first search is compared with the tenth. */
    readonly firstDays: number;
    readonly clients: number;
    readonly warmUpMs: number;
    readonly roundMs: number;
  };
  /** `settleMs` passes after the start, so that the heap has shrunk. */
  readonly rest: { readonly settleMs: number };
  readonly lighthouse: { readonly pages: readonly ('home' | 'results' | 'seats')[]; readonly runs: number };
  readonly soak: {
    readonly clients: number;
    readonly warmUpMs: number;
    readonly peakMs: number;
    readonly minutes: number;
    readonly sampleMs: number;
  };
};

/** Gives figures. A cheap phone is four times slower than this machine. */
export const full: Scale = {
  map: { pairs: 15, slowdowns: [1, 4] },
  choice: { pairs: 5, seats: 10, slowdown: 4 },
  heap: { pairs: 5 },
  live: { rounds: 3, seconds: 5, slowdown: 4 },
  claims: { clients: 16, rounds: 6, warmUpMs: 2000, roundMs: 2500 },
  events: { crowds: [200, 1000], rounds: 4, eventsPerRound: 100 },
  search: {
    sizes: [10_000, 100_000, 1_000_000],
    saleDays: 365,
    turns: 400,
    firstDays: 60,
    clients: 16,
    warmUpMs: 3000,
    roundMs: 10_000,
  },
  rest: { settleMs: 30_000 },
  lighthouse: { pages: ['home', 'results', 'seats'], runs: 3 },
  soak: { clients: 32, warmUpMs: 10_000, peakMs: 10_000, minutes: 5, sampleMs: 5000 },
};
