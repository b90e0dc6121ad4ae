/** @jsxRuntime classic */
import * as React from 'react';
import type { Marks, PlainMarks } from './ChartDrawing.tsx';
import { pathIn, type ChartGraph, type ChartState, type Trigger } from './graph.ts';
import { TriggerIcon } from './icons.tsx';
import { spokenOf, type Words } from './words.ts';

type Props = {
  graph: ChartGraph;
  marks: Marks | PlainMarks;
  words: Words;
  onState?: (id: string, element: Element) => void;
  onTrigger?: (trigger: Trigger, element: Element) => void;
};

/** The drawing as a list: states, their possible events, and the targets. */
export function ChartList(props: Props) {
  const [root] = props.graph.states;
  return (
    <ul className="chart-tree" aria-label={props.words.chart(props.graph.id)}>
      {root && <Entry state={root} {...props} />}
    </ul>
  );
}

function Entry({ state, ...props }: Props & { state: ChartState }) {
  const { graph, marks, words, onState, onTrigger } = props;
  const parent = graph.states.find(({ id }) => id === state.parent);
  const inside = graph.states.filter(({ parent }) => parent === state.id);
  const leaving = graph.edges.filter(({ source }) => source === state.id);
  const steps = [
    ...state.inner.map((trigger) => ({ trigger, target: trigger.into?.id ?? null })),
    ...leaving.flatMap(({ target, triggers }) => triggers.map((trigger) => ({ trigger, target }))),
  ];
  const remarks = [
    parent?.initial === state.id && words.first,
    state.kind === 'final' && words.end,
    state.kind === 'parallel' && words.together,
    state.kind === 'history' && (state.isDeep ? words.deepHistory : words.history),
    ...state.entry.map(words.enters),
    ...state.invokes.map(words.asks),
    ...state.exit.map(words.leaves),
    state.description,
  ].filter(Boolean);
  const isActive = marks.active.has(state.id);
  return (
    <li
      data-active={isActive}
      data-found={marks.found.has(state.id)}
      data-leaf={inside.length === 0}
      aria-current={isActive ? 'true' : undefined}
    >
      <p className="chart-entry">
        {marks.withStory?.has(state.id) ? (
          <button type="button" aria-label={words.open(state.name)} onClick={({ currentTarget }) => onState?.(state.id, currentTarget)}>
            {state.name}
          </button>
        ) : (
          <strong>{state.name}</strong>
        )}{' '}
        <small>{remarks.join(' · ')}</small>
      </p>
      {steps.length > 0 && (
        <ul>
          {steps.map(({ trigger, target }) => {
            const leads = target === null ? words.stays : words.leadsTo(pathIn(graph, target));
            const guard = trigger.guard === null ? '' : words.when(trigger.guard);
            const named = [spokenOf(trigger, words), guard].filter(Boolean).join(' ');
            const said = trigger.says.join(' / ');
            const spoken = said || named;
            return (
              <li
                key={`${trigger.key} ${target}`}
                className="chart-step"
                data-found={marks.found.has(trigger.key)}
                data-open={marks.open.has(trigger.key)}
              >
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <TriggerIcon kind={trigger.kind} />
                </svg>
                {marks.open.has(trigger.key) ? (
                  <button
                    type="button"
                    aria-label={words.send(spoken)}
                    onClick={({ currentTarget }) => onTrigger?.(trigger, currentTarget)}
                  >
                    {spoken}
                  </button>
                ) : (
                  <span>{spoken}</span>
                )}{' '}
                <small>{[said && named, leads, ...trigger.actions, trigger.description].filter(Boolean).join(' · ')}</small>
              </li>
            );
          })}
        </ul>
      )}
      {inside.length > 0 && (
        <ul>
          {inside.map((child) => (
            <Entry key={child.id} state={child} {...props} />
          ))}
        </ul>
      )}
    </li>
  );
}
