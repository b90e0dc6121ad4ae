import type { AnyEventObject } from 'xstate';
import type { Drawing } from './layout.ts';
import type { Says } from './says.ts';

/** A step of a path for a person; `at` is the number of events up to its end. */
export type PathStep = { at: number; says: string; needs: string[] };

export type SentEvent = string | AnyEventObject;

export type PathNotes = {
  number: number;
  title: string;
  goal: string;
  start: string;
  /** The index of the model in `models` of the chart, and the sent events: by their names there, or as data. */
  model: number;
  events: SentEvent[];
  steps: PathStep[];
  /** The ids of the leaf states on the way. */
  states: string[];
  /** Whether the last run of its tests reached its end. */
  isCrossed: boolean;
};

/** What tests know of a chart: its paths, and what their last run crossed. */
export type ChartNotes = {
  /** The id of the machine. */
  id: string;
  paths: PathNotes[];
  /** The ids of states and the keys of transitions, with the numbers of the paths that crossed them. */
  crossed: Record<string, number[]>;
  /** Those that no run crossed, with the reason. */
  open: Record<string, string>;
  /** The ids of requirements, with the numbers of the paths that proved them. */
  proved: Record<string, number[]>;
  /** What its events mean in plain words. */
  says?: Says;
};

/** The drawing of a chart with its sentences, made before the panel asks for it; `graph` is what it shows, as JSON. */
export type Drawn = { graph: string; drawing: Drawing };

/** The file of a chart in the folder of the notes: `<id of the machine>.json`. */
export type NotesFile = ChartNotes & { drawn?: Drawn };

/** The file of the folder that lists the charts with notes, by their ids. */
export const LIST = 'list.json';

const read = new Map<string, Promise<unknown>>();

function json<Value>(address: string): Promise<Value> {
  const reading = read.get(address) ?? fetch(address).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(address))));
  read.set(address, reading);
  // Its writer has the same types.
  return reading as Promise<Value>;
}

/** The charts with notes in this folder. The panel asks before it knows its chart. */
export const listNotes = (folder: string): Promise<string[]> => json<string[]>(`${folder}/${LIST}`).catch(() => []);

/** The notes of a chart, read once; null without them. */
export async function readNotes(folder: string, id: string): Promise<NotesFile | null> {
  if (!(await listNotes(folder)).includes(id)) return null;
  return json<NotesFile>(`${folder}/${id}.json`).catch(() => null);
}

/** A place in the tests of a chart, or the events since a story was opened: a part of the panel's address. */
export type Place = { path: { number: number; step: number } | null; events: string[] };

const PATH = 'chart-path';
const EVENTS = 'chart-events';
/** No name of an event contains it. */
const BETWEEN = '~';

/** The place in an address, or none. */
export function placeIn(address: string): Place | null {
  const { searchParams } = new URL(address);
  const [, number, step] = /^(\d+)(?:[.](\d+))?$/.exec(searchParams.get(PATH) ?? '') ?? [];
  const events = (searchParams.get(EVENTS) ?? '').split(BETWEEN).filter(Boolean);
  if (number === undefined && events.length === 0) return null;
  return { path: number === undefined ? null : { number: Number(number), step: Number(step ?? 0) }, events };
}

/** The address with this place. */
export function addressOf(address: string, { path, events }: Place): string {
  const url = new URL(address);
  url.searchParams.delete(PATH);
  url.searchParams.delete(EVENTS);
  // The path of the story stays readable.
  const places = [
    path ? `${PATH}=${path.number}.${path.step}` : '',
    events.length > 0 ? `${EVENTS}=${encodeURIComponent(events.join(BETWEEN))}` : '',
  ];
  const search = decodeURIComponent(url.search) === '' ? '?' : `${url.search.replaceAll('%2F', '/')}&`;
  return `${url.origin}${url.pathname}${search}${places.filter(Boolean).join('&')}`.replace(/[?&]$/, '');
}
