import type { ChartGraph, Trigger } from './graph.ts';

/** The ids of the states and the keys of the transitions that contain the text, in the order of the chart; none for an empty text. */
export function findIn({ states, edges }: ChartGraph, text: string): string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const has = (texts: readonly (string | null)[]) => texts.some((each) => each?.toLowerCase().includes(wanted));
  const hasTrigger = ({ name, says, type, description, guard, actions }: Trigger) =>
    has([name, ...says, type.startsWith('xstate.') ? null : type, description, guard, ...actions]);
  const found = states.flatMap(({ id, name, description, tags, invokes, entry, exit, inner }) => {
    const triggers = [...inner, ...edges.flatMap(({ source, triggers }) => (source === id ? triggers : []))];
    const keys = triggers.filter(hasTrigger).map(({ key }) => key);
    return has([name, description, ...tags, ...invokes, ...entry, ...exit]) ? [id, ...keys] : keys;
  });
  return [...new Set(found)];
}
