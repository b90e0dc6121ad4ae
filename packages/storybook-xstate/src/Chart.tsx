/** @jsxRuntime classic */
import * as React from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { ChartDrawing, unmarked } from './ChartDrawing.tsx';
import { ChartList } from './ChartList.tsx';
import { draw } from './draw.ts';
import { graphOf } from './graph.ts';
import type { Drawing } from './layout.ts';
import { told, type Says } from './says.ts';
import { styles } from './styles.ts';
import { activeStates, reasonOf } from './walk.ts';
import { english, type Words } from './words.ts';

type Props = {
  machine: AnyStateMachine;
  /** Where the chart is, as a snapshot of an actor or as the ids of its states; nowhere by default. */
  snapshot?: AnyMachineSnapshot;
  active?: readonly string[];
  /** What its events mean in plain words. */
  says?: Says;
  dark?: boolean;
  words?: Words;
};

type Drawn = { drawing: Drawing } | { failure: string } | null;

/** The drawing of a machine with its list, in a document or any other page. */
export function Chart({ machine, snapshot, active = snapshot ? activeStates(snapshot) : [], says, dark = false, words = english }: Props) {
  const graph = React.useMemo(() => (says ? told(graphOf(machine), says) : graphOf(machine)), [machine, says]);
  const [drawn, setDrawn] = React.useState<Drawn>(null);
  React.useEffect(() => {
    let isCurrent = true;
    const show = (next: Drawn) => isCurrent && setDrawn(next);
    draw(graph).then(
      (drawing) => show({ drawing }),
      (error: unknown) => show({ failure: reasonOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [graph]);
  const marks = { ...unmarked, active: new Set(active) };
  const name = words.chart(graph.id);
  return (
    <figure className="chart-root chart-figure" data-base={dark ? 'dark' : 'light'} aria-label={name}>
      <style>{styles}</style>
      {drawn === null && <p>{words.loading}</p>}
      {drawn !== null && 'failure' in drawn && <p className="chart-failure">{words.failed(drawn.failure)}</p>}
      {drawn !== null && 'drawing' in drawn && (
        <div className="chart-scroll" role="group" aria-label={words.drawing} tabIndex={0}>
          <ChartDrawing drawing={drawn.drawing} marks={marks} words={words} />
        </div>
      )}
      <details>
        <summary>{words.list}</summary>
        <ChartList graph={graph} marks={marks} words={words} />
      </details>
    </figure>
  );
}
