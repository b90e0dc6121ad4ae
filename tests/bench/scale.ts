/** What each row measures, and for how long. */
export type Scale = {
  /** Rows at a time. Rows that run beside others measure no time. */
  readonly lanes: number;
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
  /** Orders that the shop has sold, measured in turn; `restMs` shows what the workers read alone. */
  readonly growth: { readonly orders: readonly number[]; readonly turns: number; readonly restMs: number };
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
  lanes: 1,
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
  growth: { orders: [1000, 100_000, 1_000_000], turns: 100, restMs: 20_000 },
  rest: { settleMs: 30_000 },
  lighthouse: { pages: ['home', 'results', 'seats'], runs: 3 },
  soak: { clients: 32, warmUpMs: 10_000, peakMs: 10_000, minutes: 5, sampleMs: 5000 },
};

/** Executes all code of the rows and gives no figures. A slowdown costs as much processor time as it simulates. */
export const short: Scale = {
  lanes: 3,
  map: { pairs: 1, slowdowns: [1] },
  choice: { pairs: 1, seats: 1, slowdown: 1 },
  heap: { pairs: 1 },
  live: { rounds: 1, seconds: 1, slowdown: 1 },
  claims: { clients: 2, rounds: 1, warmUpMs: 50, roundMs: 100 },
  events: { crowds: [4], rounds: 1, eventsPerRound: 4 },
  search: { sizes: [4000], saleDays: 40, turns: 4, firstDays: 2, clients: 2, warmUpMs: 50, roundMs: 100 },
  growth: { orders: [1000, 2000], turns: 1, restMs: 50 },
  rest: { settleMs: 100 },
  // The way to the seats leads over the results.
  lighthouse: { pages: ['seats'], runs: 1 },
  soak: { clients: 4, warmUpMs: 200, peakMs: 500, minutes: 0.03, sampleMs: 200 },
};
