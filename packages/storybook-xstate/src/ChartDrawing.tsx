/** @jsxRuntime classic */
import * as React from 'react';
import { SIGNS, type Change, type Changes } from './compare.ts';
import { keysOf } from './detail.ts';
import type { Trigger } from './graph.ts';
import { StoryIcon, TriggerIcon } from './icons.tsx';
import { nameOf, type Drawing, type EdgeLine, type Line, type Measure, type Point, type Row, type StateBox } from './layout.ts';
import { spokenOf, type Words } from './words.ts';

/** The marks of the drawing, and its clickable parts. */
export type Marks = {
  active: ReadonlySet<string>;
  /** States with a story. */
  withStory: ReadonlySet<string>;
  /** Keys of the transitions that an event would take now. */
  open: ReadonlySet<string>;
  /** Ids and keys that the search finds. */
  found: ReadonlySet<string>;
  /** Whether the last run of the tests crossed a state or a transition, by id and key; empty unless a person asks for it. */
  covered: ReadonlyMap<string, { isCrossed: boolean; text: string }>;
};

/** The marks where no stories exist. */
export type PlainMarks = Omit<Marks, 'withStory'> & { withStory: null };

type Props = {
  drawing: Drawing;
  marks: Marks | PlainMarks;
  /** States that can be folded, and those that are; none by default. */
  groups?: ReadonlySet<string>;
  folded?: ReadonlySet<string>;
  words: Words;
  /** The measure of the layout, where the reader may have other fonts: each text keeps its length then. */
  measure?: Measure;
  changes?: Changes;
  onState?: (id: string, element: Element) => void;
  onTrigger?: (trigger: Trigger, element: Element) => void;
  onFold?: (id: string) => void;
};

const NOTHING: ReadonlySet<string> = new Set();
const NO_CHANGES: Changes = new Map();
const NOBODY = () => {};

/** A drawing in which nothing happens. */
export const unmarked: PlainMarks = { active: NOTHING, withStory: null, open: NOTHING, found: NOTHING, covered: new Map() };

const TITLE_LINE = 20;
const TEXT_LINE = 13;

export function ChartDrawing(props: Props) {
  const { drawing, marks, groups = NOTHING, folded = NOTHING, words, measure, changes = NO_CHANGES } = props;
  const { onState = NOBODY, onTrigger = NOBODY, onFold = NOBODY } = props;
  const lengthOf = keeping(measure);
  const isOpen = (trigger: Trigger) => keysOf(trigger).some((key) => marks.open.has(key));
  // A chart that no test ran has no gap to point at.
  const isUnrun = [...marks.covered.values()].every(({ isCrossed }) => !isCrossed);
  // The edges that the pointer traces: those of an event, or those of a state.
  const [traced, setTraced] = React.useState<ReadonlySet<string>>(NOTHING);
  const trace = (is: (line: EdgeLine) => boolean) => setTraced(new Set(drawing.edges.filter(is).map(({ edge }) => edge.id)));
  const traceTarget = (target: EventTarget) => {
    if (!(target instanceof Element)) return;
    const { key } = target.closest<SVGElement>('.chart-row')?.dataset ?? {};
    const { state } = target.closest<SVGElement>('.chart-state')?.dataset ?? {};
    trace(({ edge }) =>
      key === undefined ? edge.source === state || edge.target === state : edge.triggers.some((one) => one.key === key),
    );
  };
  const coverOf = (edge: EdgeLine['edge']) => {
    const known = edge.triggers.flatMap(keysOf).flatMap((key) => marks.covered.get(key) ?? []);
    if (known.length === 0) return undefined;
    return known.every(({ isCrossed }) => isCrossed);
  };
  const coveredOf = (trigger: Trigger) => {
    const known = keysOf(trigger).flatMap((key) => marks.covered.get(key) ?? []);
    return known.find(({ isCrossed }) => !isCrossed) ?? known[0];
  };
  const changeOf = (trigger: Trigger) => keysOf(trigger).flatMap((key) => changes.get(key) ?? [])[0];
  const kinds = new Map(drawing.states.map(({ state }) => [state.id, state.kind]));
  const parents = new Set(drawing.states.map(({ state }) => state.parent));
  const rowOf = (row: Row) => (
    <TriggerRow
      key={row.trigger.key}
      row={row}
      isOpen={isOpen(row.trigger)}
      isFound={keysOf(row.trigger).some((key) => marks.found.has(key))}
      change={changeOf(row.trigger)}
      covered={coveredOf(row.trigger)}
      words={words}
      lengthOf={lengthOf}
      onPress={(element) => onTrigger(row.trigger, element)}
    />
  );
  return (
    <svg
      width={drawing.width}
      height={drawing.height}
      className="chart-drawing"
      data-unrun={isUnrun}
      onPointerOver={({ target }) => traceTarget(target)}
      onPointerLeave={() => setTraced(NOTHING)}
    >
      <defs>
        <marker id="chart-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
          <path d="M0 0.5 L8 4 L0 7.5 Z" fill="context-stroke" />
        </marker>
      </defs>
      {drawing.states.map((box) => (
        <StateShape
          key={box.state.id}
          box={box}
          isRegion={kinds.get(box.state.parent ?? '') === 'parallel'}
          isLeaf={!parents.has(box.state.id)}
          marks={marks}
          change={changes.get(box.state.id)}
          words={words}
          lengthOf={lengthOf}
          onPress={onState}
        />
      ))}
      {drawing.initials.map(({ at, line }) => (
        <g key={line.source} className="chart-initial">
          <circle cx={at.x} cy={at.y} r={4.5} />
          <path d={pathOf(line)} markerEnd="url(#chart-arrow)" />
        </g>
      ))}
      {drawing.edges.map(({ edge, line }) => (
        <path
          key={edge.id}
          className="chart-edge"
          data-open={edge.triggers.some(isOpen)}
          data-traced={traced.has(edge.id)}
          data-covered={coverOf(edge)}
          data-change={edge.triggers.flatMap((trigger) => changeOf(trigger) ?? [])[0]}
          d={pathOf(line)}
          markerEnd="url(#chart-arrow)"
        />
      ))}
      {drawing.states.map(({ state, notes, rows }) => (
        <g key={state.id} className="chart-inside">
          {notes.map(({ kind, text, at }, index) => (
            <text key={index} className={`chart-note chart-note-${kind}`} x={at.x} y={at.y + TEXT_LINE} {...lengthOf(text)}>
              {text}
            </text>
          ))}
          {rows.map(rowOf)}
        </g>
      ))}
      {drawing.edges.map((line) => (
        <EdgeLabel key={line.edge.id} line={line} isOpen={line.edge.triggers.some(isOpen)} isTraced={traced.has(line.edge.id)}>
          {line.rows.map(rowOf)}
        </EdgeLabel>
      ))}
      {drawing.states
        .filter(({ state }) => groups.has(state.id))
        .map(({ state, box }) => (
          <Fold
            key={state.id}
            name={state.name}
            at={{ x: box.x + box.width - (marks.withStory?.has(state.id) ? 40 : 22), y: box.y + 8 }}
            isFolded={folded.has(state.id)}
            words={words}
            onPress={() => onFold(state.id)}
          />
        ))}
    </svg>
  );
}

type FoldProps = { name: string; at: Point; isFolded: boolean; words: Words; onPress: () => void };

/** Beside the state and not in it, because a button contains no other. */
function Fold({ name, at, isFolded, words, onPress }: FoldProps) {
  const says = isFolded ? words.unfold(name) : words.fold(name);
  return (
    <g {...pressable(true, onPress)} className="chart-fold" aria-label={says} aria-expanded={!isFolded}>
      <title>{says}</title>
      <rect x={at.x} y={at.y} width={14} height={14} rx={3} />
      <path d={`M${at.x + 3.5} ${at.y + 7} h7 ${isFolded ? `M${at.x + 7} ${at.y + 3.5} v7` : ''}`} />
    </g>
  );
}

type LabelProps = { line: EdgeLine; isOpen: boolean; isTraced: boolean; children: React.ReactNode };

function EdgeLabel({ line: { label }, isOpen, isTraced, children }: LabelProps) {
  if (!label) return null;
  return (
    <g>
      <rect className="chart-label" data-open={isOpen} data-traced={isTraced} {...label} rx={5} />
      {children}
    </g>
  );
}

type StateProps = {
  box: StateBox;
  isRegion: boolean;
  isLeaf: boolean;
  marks: Marks | PlainMarks;
  change: Change | undefined;
  words: Words;
  lengthOf: LengthOf;
  onPress: (id: string, element: Element) => void;
};

function StateShape({ box: { state, box, left, depth }, isRegion, isLeaf, marks, change, words, lengthOf, onPress }: StateProps) {
  const hasStory = marks.withStory?.has(state.id) ?? false;
  const lacksStory = marks.withStory !== null && !hasStory;
  const covered = marks.covered.get(state.id);
  return (
    <g
      {...pressable(hasStory, (element) => onPress(state.id, element))}
      aria-label={hasStory ? words.open(state.name) : lacksStory ? `${state.name}: ${words.noStory}` : state.name}
      aria-current={marks.active.has(state.id) ? 'true' : undefined}
      data-state={state.id}
      data-active={marks.active.has(state.id)}
      data-region={isRegion}
      data-leaf={isLeaf}
      data-found={marks.found.has(state.id)}
      data-covered={covered?.isCrossed}
      data-change={change}
      data-depth={depth % 4}
      className="chart-state"
    >
      <title>{[state.id, ...(lacksStory ? [words.noStory] : []), ...(covered ? [covered.text] : [])].join(' — ')}</title>
      <rect className="chart-box" {...box} rx={state.kind === 'history' ? box.height / 2 : 8} />
      {state.kind === 'final' && (
        <rect className="chart-final" x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={6} />
      )}
      <text className="chart-name" x={left} y={box.y + TITLE_LINE} {...lengthOf(nameOf(state), 'strong')}>
        {nameOf(state)}
      </text>
      {change && <Sign change={change} at={{ x: box.x, y: box.y }} />}
      {hasStory && <StoryIcon x={box.x + box.width - 20} y={box.y + 9} />}
    </g>
  );
}

type RowProps = {
  row: Row;
  isOpen: boolean;
  isFound: boolean;
  change: Change | undefined;
  covered: { isCrossed: boolean; text: string } | undefined;
  words: Words;
  lengthOf: LengthOf;
  onPress: (element: Element) => void;
};

function TriggerRow({ row: { trigger, says, text, guards, box }, isOpen, isFound, change, covered, words, lengthOf, onPress }: RowProps) {
  const named = [spokenOf({ kind: trigger.kind, name: text }, words), ...guards].filter(Boolean).join(' ');
  // A name for readers has the visible text in it, word by word.
  const spoken = says.length > 0 ? [...says, text, ...guards].filter(Boolean).join(' ') : named;
  const left = box.x + 16;
  return (
    <g
      {...pressable(isOpen, onPress)}
      aria-label={isOpen ? words.send(spoken) : spoken}
      data-open={isOpen}
      data-found={isFound}
      data-event={trigger.type}
      data-key={trigger.key}
      data-covered={covered?.isCrossed}
      data-change={change}
      className="chart-row"
    >
      <title>
        {[...trigger.says, named, trigger.description, ...trigger.actions.map((action) => `· ${action}`), covered?.text]
          .filter(Boolean)
          .join('\n')}
      </title>
      <rect className="chart-hit" x={box.x - 2} y={box.y} width={box.width + 4} height={box.height} rx={4} />
      <TriggerIcon kind={trigger.kind} x={box.x} y={box.y + 3} />
      {change && <Sign change={change} at={{ x: box.x - 8, y: box.y + 9 }} />}
      <text className="chart-text" x={left} y={box.y + TEXT_LINE}>
        {says.map((line, index) => (
          <React.Fragment key={index}>
            <tspan {...(index > 0 && { x: left, dy: 16 })} {...lengthOf(line)}>
              {line}
            </tspan>{' '}
          </React.Fragment>
        ))}
        <tspan {...(says.length > 0 && { x: left, dy: 16, className: 'chart-id' })} {...lengthOf(text)}>
          {text}
        </tspan>
        {guards.map((guard, index) => (
          <tspan
            key={index}
            className="chart-guard"
            {...(index === 0 && (text !== '' || says.length === 0) ? { dx: text === '' ? 0 : 5 } : { x: left, dy: 16 })}
            {...lengthOf(guard)}
          >
            {guard}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The sign of a change, over the corner of what changed. */
function Sign({ change, at }: { change: Change; at: Point }) {
  return (
    <g className="chart-sign">
      <circle cx={at.x} cy={at.y} r={7} />
      <text x={at.x} y={at.y + 4} textAnchor="middle">
        {SIGNS[change]}
      </text>
    </g>
  );
}

/** The attributes of a text. */
type LengthOf = (text: string, style?: 'strong' | 'plain') => { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' };

/** As a text stands in a saved file. */
function keeping(measure: Measure | undefined): LengthOf {
  if (!measure) return () => ({});
  return (text, style = 'plain') => {
    const length = measure(text, style);
    return length > 0 ? { textLength: Number(length.toFixed(2)), lengthAdjust: 'spacingAndGlyphs' } : {};
  };
}

/** The attributes of a button in a drawing. */
function pressable(isEnabled: boolean, press: (element: Element) => void) {
  if (!isEnabled) return { role: 'img' };
  return {
    role: 'button',
    tabIndex: 0,
    onClick: (event: React.MouseEvent) => press(event.currentTarget),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(event.currentTarget);
    },
  };
}

const CORNER = 6;

/** A line with rounded corners. */
export function pathOf({ points }: Line): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return rest.reduce((path, point, index) => {
    const next = rest[index + 1];
    if (!next) return `${path} L${point.x} ${point.y}`;
    const before = towards(point, points[index] ?? first);
    const after = towards(point, next);
    return `${path} L${before.x} ${before.y} Q${point.x} ${point.y} ${after.x} ${after.y}`;
  }, `M${first.x} ${first.y}`);
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
