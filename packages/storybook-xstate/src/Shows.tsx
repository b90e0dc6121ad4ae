/** @jsxRuntime classic */
import * as React from 'react';
import type { Detail } from './detail.ts';
import type { Focus } from './focus.ts';
import { leavesOf, pathIn, type ChartGraph } from './graph.ts';
import type { Words } from './words.ts';

type DetailProps = { details: readonly Detail[]; detail: Detail; words: Words; onDetail: (detail: Detail) => void };

/** How much is drawn. */
export function DetailSelect({ details, detail, words, onDetail }: DetailProps) {
  if (details.length < 2) return null;
  return (
    <select
      aria-label={words.detail}
      title={words.detailHint}
      value={details.indexOf(detail)}
      onChange={({ target }) => {
        const chosen = details[Number(target.value)];
        if (chosen !== undefined) onDetail(chosen);
      }}
    >
      {details.map((each, at) => (
        <option key={each} value={at}>
          {typeof each === 'number' ? words.groups(each) : words.details[each]}
        </option>
      ))}
    </select>
  );
}

type FocusProps = {
  graph: ChartGraph;
  active: readonly string[];
  focus: Focus | null;
  words: Words;
  onFocus: (focus: Focus | null) => void;
};

/** Which part is drawn. */
export function FocusSelect({ graph, active, focus, words, onFocus }: FocusProps) {
  const leaves = React.useMemo(() => leavesOf(graph), [graph]);
  const here = leaves.find(({ id }) => active.includes(id))?.id ?? graph.states[0]?.id ?? '';
  const state = focus && focus.on !== 'next' ? focus.state : here;
  const choose = (on: string) => {
    if (on === 'next') onFocus({ on });
    else if (on === 'into' || on === 'way') onFocus({ on, state });
    else onFocus(null);
  };
  return (
    <>
      <select aria-label={words.shows} value={focus?.on ?? 'all'} onChange={({ target }) => choose(target.value)}>
        {(['all', 'next', 'into', 'way'] as const).map((on) => (
          <option key={on} value={on}>
            {words.parts[on]}
          </option>
        ))}
      </select>
      {focus && focus.on !== 'next' && (
        <select aria-label={words.state} value={state} onChange={({ target }) => onFocus({ on: focus.on, state: target.value })}>
          {leaves.map(({ id }) => (
            <option key={id} value={id}>
              {pathIn(graph, id)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
