import type { NumberedPath } from './numbers.ts';
import type { Cause } from './table.ts';

/** Something that has to be prepared before the person acts: an answer that follows, or a cause that it needs. */
export type Due<Tool = unknown> = {
  /** The actor that answers; undefined for any other event. */
  actor: string | undefined;
  cause: Cause<Tool> | undefined;
  /** The request waits, because something else happens before its answer. */
  waits: boolean;
};

/** The words around the paths, in the language of those who read them. */
export type Words = {
  /** How a path begins when its chart has no table. */
  open: string;
  goal: string;
  toBegin: string;
  /** Begins the list of what is prepared before a step. */
  before: string;
  /** The goal of a path without steps. */
  nothing: string;
  /** A goal: the last step of the path, and its rarest one. */
  after: (last: string, rare: string) => string;
  /** The heads of the csv: chart, path, requirements, goal, start, step, event, words, before, cause, end. */
  columns: readonly [string, string, string, string, string, string, string, string, string, string, string];
  /** The heads of the test cases: title, section, references, preconditions, step, expected result. */
  caseColumns: readonly [string, string, string, string, string, string];
  walk: {
    title: (chart: string, name: string) => string;
    begins: (state: string) => string;
    failsHere: string;
    failed: (message: string) => string;
  };
  coverage: {
    /** The heads of the table: chart, paths, states, transitions, guards, nets, seconds, requirements. */
    columns: readonly [string, string, string, string, string, string, string, string];
    all: string;
    /** Why no run crossed a transition. */
    noBrowser: string;
    notPlayed: string;
    behindUnplayed: string;
    onChartOnly: (charts: string) => string;
    open: string;
    /** Begins the list of the transitions whose guard always held. */
    unrefused: string;
  };
};

/** How the steps of a path are told to a person. */
export type Speech<Tool = unknown> = {
  words: Words;
  /** Events that report an answer, the time or another person. Every other event is an action of the person. */
  reported: RegExp;
  /** What has to be known before a path is followed, such as that no person can. */
  noteOf?: (chart: string, path: Pick<NumberedPath, 'model' | 'steps'>) => string | undefined;
  /** How a request waits while something else happens before its answer. */
  waiting?: {
    /** What lets the request of an actor go on; undefined for an actor that nothing can hold. */
    release(actor: string, of: { chart: string; model: number }): Cause<Tool> | undefined;
    /** Whether a cause at its step has to come before the answer. A value to look up has not. */
    precedes(cause: Cause<Tool>): boolean;
  };
  /**
   * What is prepared before each turn: the beginning, and then each action of the person, with the answers that follow it. By default the
   * cause of each answer.
   */
  prepare?(turns: readonly (readonly Due<Tool>[])[], of: { chart: string; model: number }): readonly (readonly Cause<Tool>[])[];
  /** The cause that a typed value is. */
  typed: (label: string, value: string) => Cause<Tool>;
  /** Whether a value that nobody types in the path was given before it begins. */
  givenBefore: (label: string) => boolean;
  /** Whether the field of a value still stands after an answer, so that the person can type another value. */
  staysOpen?: (label: string) => boolean;
};

/** English words, for charts whose answers come from actors and delays. */
export const english: Speech<never> = {
  words: {
    open: 'Open the page.',
    goal: 'Goal',
    toBegin: 'To begin',
    before: 'before',
    nothing: 'Arrive there and do nothing',
    after: (last, rare) => `${last}, after: ${rare}`,
    columns: ['chart', 'path', 'requirements', 'goal', 'start', 'step', 'event', 'words', 'before', 'cause', 'ends'],
    caseColumns: ['Title', 'Section', 'References', 'Preconditions', 'Steps (Step)', 'Steps (Expected Result)'],
    walk: {
      title: (chart, name) => `${chart}, walk ${name}`,
      begins: (state) => `begins in ${state}`,
      failsHere: 'fails here',
      failed: (message) => `fails: ${message}`,
    },
    coverage: {
      columns: ['chart', 'paths', 'states', 'transitions', 'guards', 'nets', 'seconds', 'requirements'],
      all: 'all',
      noBrowser: 'no browser plays it: its paths are tested on the chart',
      notPlayed: 'its path was not played, or failed',
      behindUnplayed: 'only a step that no browser plays leads there',
      onChartOnly: (charts) => `On the chart only, without a browser: ${charts}.`,
      open: 'What no run crossed:',
      unrefused: 'Guards that no run saw refuse:',
    },
  },
  reported: /^xstate\./,
  typed: (label, value) => ({ text: `${label} ${value}`, tools: [] }),
  givenBefore: () => false,
};
