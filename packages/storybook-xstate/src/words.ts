import type { Trigger } from './graph.ts';

/** The texts of the panel and the storyboard. */
export const english = {
  panel: 'Chart',
  chart: (name: string) => `Chart of ${name}`,
  noChart: 'This story shows no chart.',
  loading: 'Drawing the chart…',
  now: 'Now in',
  ended: 'The chart has ended.',
  events: 'What can happen now',
  noEvents: 'Nothing more can happen.',
  ignored: 'Nothing comes of it here',
  walked: 'What has happened since',
  reset: 'Back to the situation',
  live: 'The screen sends events too',
  missing: 'States without a story',
  noneMissing: 'Every state has a story.',
  noStory: 'No story rests here',
  chooseStory: 'Stories that rest here',
  chooseEvent: 'With what?',
  open: (story: string) => `Open ${story}`,
  send: (event: string) => `Send ${event}`,
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  drawing: 'Drawing',
  list: 'List',
  forms: 'How the chart is shown',
  search: 'Search',
  searchHint: 'A state, an event, a condition or an action; Enter goes to the next one',
  found: (count: number) => `${count} found`,
  fit: 'All of it',
  follow: 'Where it is now',
  moveHint: 'Arrow keys move, + and − bring closer or farther, 0 shows all, the full stop shows where it is now.',
  flow: (name: string) => `Flow of ${name}`,
  legend: 'Legend',
  meaning: {
    active: 'where it is now',
    open: 'can happen now: a click sends it',
    story: 'a story shows this state: a click opens it',
    initial: 'it begins here',
    final: 'it ends here',
    region: 'goes on at the same time as its neighbours',
    invoke: 'is asked while it is here',
    event: 'an event',
    done: 'the answer of what was asked',
    error: 'its failure',
    after: 'time that passes',
    always: 'at once, when the condition holds',
    snapshot: 'news of what is asked',
    guard: 'condition',
  },
  first: 'first',
  end: 'end',
  together: 'all at the same time',
  asks: (actor: string) => `asks ${actor}`,
  when: (guard: string) => `if ${guard}`,
  leadsTo: (state: string) => `leads to ${state}`,
  stays: 'stays',
  done: 'answer of',
  error: 'failure of',
  after: 'after',
  always: 'at once',
  snapshot: 'news of',
  failed: (message: string) => `The chart threw: ${message}`,
};

export type Words = typeof english;

const KIND_WORDS: Record<Trigger['kind'], (words: Words) => string> = {
  event: () => '',
  done: ({ done }) => done,
  error: ({ error }) => error,
  after: ({ after }) => after,
  always: ({ always }) => always,
  snapshot: ({ snapshot }) => snapshot,
};

/** The text of a trigger without its symbol: `answer of save`. */
export function spokenOf({ kind, name }: Pick<Trigger, 'kind' | 'name'>, words: Words): string {
  return [KIND_WORDS[kind](words), name].filter(Boolean).join(' ');
}
