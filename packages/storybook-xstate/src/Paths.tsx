/** @jsxRuntime classic */
import * as React from 'react';
import type { ChartNotes, PathNotes } from './notes.ts';
import type { Words } from './words.ts';

/** A path and the last step that a person took; 0 is its beginning. */
export type Walk = { path: PathNotes; step: number };

type Steer = (walk: Walk | null) => void;

/** The path that a person walks, and what the last run covered. */
export function Walked({ notes, walk, showsCoverage, words, onWalk }: WalkedProps) {
  return (
    <>
      {walk && <Followed walk={walk} words={words} onWalk={onWalk} />}
      {showsCoverage && <Covered notes={notes} words={words} onPath={(path) => onWalk({ path, step: 0 })} />}
    </>
  );
}

type WalkedProps = { notes: ChartNotes; walk: Walk | null; showsCoverage: boolean; words: Words; onWalk: Steer };

/** The paths of the tests through the current leaf states. */
export function PathList({ notes, here, words, onWalk }: { notes: ChartNotes; here: readonly string[]; words: Words; onWalk: Steer }) {
  const passing = notes.paths.filter(({ states }) => here.every((id) => states.includes(id)));
  return (
    <>
      <h2>{words.paths}</h2>
      {passing.length === 0 && <p>{words.noPaths}</p>}
      <ul className="chart-list chart-paths">
        {passing.map((path) => (
          <li key={path.number}>
            <button type="button" title={path.title} onClick={() => onWalk({ path, step: 0 })}>
              <strong>{path.number}</strong>
              <span>
                {path.goal} <small>{path.isCrossed ? words.crossed : words.uncrossed}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Followed({ walk: { path, step }, words, onWalk }: { walk: Walk; words: Words; onWalk: Steer }) {
  const to = (next: number) => onWalk({ path, step: next });
  return (
    <section className="chart-path" aria-label={words.path(path.number)}>
      <h2>{path.title}</h2>
      <p>{path.goal}</p>
      <p>
        {words.toBegin}: {path.start}
      </p>
      <ol>
        {path.steps.map(({ says, needs }, index) => (
          <li key={index} aria-current={index + 1 === step ? 'step' : undefined}>
            {says} {needs.length > 0 && <small>[{needs.join('; ')}]</small>}
          </li>
        ))}
      </ol>
      <p className="chart-walk">
        <button type="button" disabled={step === 0} onClick={() => to(step - 1)}>
          {words.back}
        </button>
        <button type="button" disabled={step === path.steps.length} onClick={() => to(step + 1)}>
          {words.next}
        </button>
        <button type="button" onClick={() => onWalk(null)}>
          {words.close}
        </button>
      </p>
    </section>
  );
}

function Covered({ notes, words, onPath }: { notes: ChartNotes; words: Words; onPath: (path: PathNotes) => void }) {
  const crossed = Object.keys(notes.crossed).length;
  const open = Object.entries(notes.open);
  const proved = Object.entries(notes.proved);
  const numbered = (number: number) => notes.paths.find((path) => path.number === number);
  return (
    <>
      <h2>{words.coverage}</h2>
      <p>{words.covered(crossed, crossed + open.length)}</p>
      <ul className="chart-list chart-paths">
        {open.map(([name, because]) => (
          <li key={name}>
            {name} <small>{because}</small>
          </li>
        ))}
      </ul>
      {proved.length > 0 && <h2>{words.proved}</h2>}
      <ul className="chart-list chart-paths">
        {proved.map(([id, numbers]) => (
          <li key={id} className="chart-walk">
            {id}
            {numbers.flatMap((number) => {
              const path = numbered(number);
              return path ? (
                <button key={number} type="button" aria-label={words.path(number)} onClick={() => onPath(path)}>
                  {number}
                </button>
              ) : (
                []
              );
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
