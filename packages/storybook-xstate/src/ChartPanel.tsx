/** @jsxRuntime classic */
import * as React from 'react';
import { useChannel, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { ARRIVED, ASKED, LIVE, REPLAYED, RESET, SENT, SHOWN, type OfferShown, type Replay, type Sent, type Shown } from './channel.ts';
import { ChartDrawing, type Marks } from './ChartDrawing.tsx';
import { ChartList } from './ChartList.tsx';
import { leavesOf, pathIn, regionSize, restingLeaves, triggerOf, type ChartGraph, type Trigger } from './graph.ts';
import { TriggerIcon } from './icons.tsx';
import { Export } from './Export.tsx';
import { Failure, Fence } from './Fence.tsx';
import { keysOf, nearness, type Detail } from './detail.ts';
import { focused, type Focus } from './focus.ts';
import { groupsOf } from './fold.ts';
import { useLevels, type DrawnLevel } from './levels.ts';
import type { Box, Drawing } from './layout.ts';
import { Context } from './Context.tsx';
import { Messages } from './Messages.tsx';
import { Legend } from './Legend.tsx';
import { addressOf, readNotes, type ChartNotes, type NotesFile, type Place } from './notes.ts';
import { PathList, Walked, type Walk } from './Paths.tsx';
import { Payload } from './Payload.tsx';
import { Sheet } from './Sheet.tsx';
import { DetailSelect, FocusSelect } from './Shows.tsx';
import { findIn } from './search.ts';
import { styles } from './styles.ts';
import { told } from './says.ts';
import { spokenOf, type Words } from './words.ts';

/** Texts of 12.5 px have 11 px then. */
const READABLE = 0.88;
/** The part of a state that has its name, at most. */
const TITLE = { width: 200, height: 60 };

type Form = 'drawing' | 'list';
const FORMS: readonly Form[] = ['drawing', 'list'];

type Choice = {
  title: string;
  at: { left: number; top: number };
  options: { key: string; text: string; detail?: string; kind?: Trigger['kind']; pick: () => void }[];
};

type PanelProps = {
  words: Words;
  notes: string | undefined;
  isDark: ((globals: Record<string, unknown>) => boolean) | undefined;
  /** The place in the address with which the atlas was opened. */
  place: Place | null;
};

/** The chart of the current story: its current states, its possible events, and the states without a story. */
export function ChartPanel({ words, notes, isDark, place }: PanelProps) {
  const { base } = useTheme();
  const [globals] = useGlobals();
  const now = useShown();
  const shown = now === UNKNOWN ? null : now;
  return (
    <div className="chart-root" data-base={isDark ? (isDark(globals) ? 'dark' : 'light') : base}>
      <style>{styles}</style>
      {now === UNKNOWN && <p className="chart-empty">{words.loading}</p>}
      {now === null && (
        <p className="chart-empty" data-none="">
          {words.noChart}
        </p>
      )}
      {shown?.isAwaited && <p className="chart-empty">{words.awaited}</p>}
      {shown && !shown.isAwaited && shown.graph.states.length === 0 && <Failure message={shown.failure ?? ''} words={words} />}
      {shown && shown.graph.states.length > 0 && (
        <Fence of={shown.storyId} words={words}>
          <Charted shown={shown} words={words} notes={notes} place={place} />
        </Fence>
      )}
    </div>
  );
}

/** No story has arrived, so nobody knows whether it has a chart. */
const UNKNOWN = 'unknown';

function useShown(): Shown | typeof UNKNOWN | null {
  const [shown, setShown] = React.useState<Shown | typeof UNKNOWN | null>(UNKNOWN);
  const emit = useChannel({
    [SHOWN]: setShown,
    [ARRIVED]: ({ hasChart }: { hasChart: boolean }) => (hasChart ? emit(ASKED) : setShown(null)),
  });
  React.useEffect(() => emit(ASKED), [emit]);
  return shown;
}

type ChartedProps = Pick<PanelProps, 'words' | 'notes' | 'place'> & { shown: Shown };

function Charted({ shown, words, notes: folder, place }: ChartedProps) {
  const { offers, rests } = shown;
  const api = useStorybookApi();
  const { index = {} } = useStorybookState();
  const emit = useChannel({});
  const [choice, setChoice] = React.useState<Choice | null>(null);
  const [form, setForm] = React.useState<Form>('drawing');
  const [wanted, setWanted] = React.useState('');
  const [turn, setTurn] = React.useState(0);
  const [folds, setFolds] = React.useState<ReadonlyMap<string, boolean>>(NO_FOLDS);
  const [detail, setDetail] = React.useState<Detail>('all');
  const [wantedFocus, setFocus] = React.useState<Focus | null>(null);
  const [unsaved, setUnsaved] = React.useState<string | null>(null);
  const loaded = useNotes(folder, shown.graph.id);
  const notes = loaded === LOADING ? null : loaded;
  const [isSaid, setIsSaid] = React.useState(true);
  const says = notes?.says;
  const graph = React.useMemo(() => (says && isSaid ? told(shown.graph, says) : shown.graph), [shown.graph, says, isSaid]);
  const { walk, go } = useWalk(shown, folder, place);
  const [showsCoverage, setShowsCoverage] = React.useState(false);
  const closeChoice = React.useCallback(() => setChoice(null), []);

  const withStory = React.useMemo(() => rests.filter(({ storyId }) => storyId in index), [rests, index]);
  const groups = React.useMemo(() => new Set(groupsOf(graph)), [graph]);
  const active = React.useMemo(() => new Set(shown.active), [shown.active]);
  const focus = wantedFocus && (wantedFocus.on === 'next' || graph.states.some(({ id }) => id === wantedFocus.state)) ? wantedFocus : null;
  const focal = React.useMemo(() => (focus ? focused(graph, active, focus) : graph), [graph, active, focus]);
  // A search looks into all states.
  const isSearch = wanted.trim() !== '';
  const { levels, failure: undrawn } = useLevels(
    loaded === LOADING ? null : isSearch ? graph : focal,
    isSearch ? NO_FOLDS : folds,
    notes?.drawn,
  );
  const level = levelWith(levels, isSearch ? 'all' : detail);
  const { drawing = null, graph: seen = graph } = levels[level] ?? {};
  const folded = React.useMemo(() => foldedIn(seen, groups), [seen, groups]);
  const toggle = (id: string) => setFolds((now) => new Map([...now, [id, !folded.has(id)]]));
  const open = React.useMemo(() => new Set(offers.flatMap(({ takes }) => takes)), [offers]);
  // What can happen now is found first.
  const found = React.useMemo(
    () => findIn(graph, wanted).toSorted((one, other) => Number(open.has(other)) - Number(open.has(one))),
    [graph, wanted, open],
  );
  const marks = React.useMemo(
    () => ({
      active,
      withStory: new Set(withStory.flatMap(({ states }) => states)),
      open,
      found: new Set(found),
      covered: notes && showsCoverage ? coveredIn(notes, words) : NO_COVERAGE,
    }),
    [active, withStory, open, found, notes, showsCoverage, words],
  );
  const missing = React.useMemo(() => restingLeaves(graph).filter(({ id }) => !marks.withStory.has(id)), [graph, marks]);
  const leaves = React.useMemo(() => new Set(leavesOf(graph).map(({ id }) => id)), [graph]);
  const ends = React.useMemo(() => new Set(leavesOf(seen).map(({ id }) => id)), [seen]);
  const subjects = React.useMemo(() => {
    if (drawing && found.length > 0) return boxesOf(drawing, [...found.slice(turn % found.length), ...found.slice(0, turn % found.length)]);
    const here = (drawing?.states ?? []).filter(({ state }) => ends.has(state.id) && marks.active.has(state.id));
    return here.sort((one, other) => regionSize(graph, other.state.id) - regionSize(graph, one.state.id)).map(({ box }) => box);
  }, [drawing, graph, ends, marks, found, turn]);

  const stage = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    if (form !== 'list' || found.length === 0) return;
    const marked = stage.current?.querySelectorAll('[data-found="true"]') ?? [];
    marked[turn % marked.length]?.scrollIntoView({ block: 'start' });
  }, [form, found, turn]);

  const landmarks = React.useMemo(
    () => (drawing?.states ?? []).map(({ state, box }) => ({ box, isMarked: ends.has(state.id) && marks.active.has(state.id) })),
    [drawing, ends, marks],
  );

  /** A single option is taken at once; with several, a person chooses. */
  const choose = (title: string, element: Element, options: Choice['options']) => {
    const [only] = options;
    if (only && options.length === 1) return only.pick();
    const { left, bottom } = element.getBoundingClientRect();
    setChoice({
      title,
      at: { left: Math.max(8, Math.min(left, innerWidth - 316)), top: Math.min(bottom + 4, innerHeight * 0.6) },
      options,
    });
  };
  const openStory = (id: string, element: Element) =>
    choose(
      words.chooseStory,
      element,
      withStory
        .filter(({ states }) => states.includes(id))
        .map(({ situation, storyId }) => ({ key: storyId, text: index[storyId]?.name ?? situation, pick: () => api.selectStory(storyId) })),
    );
  const send = (offer: OfferShown, data?: Sent['data']) =>
    emit(SENT, { index: offers.indexOf(offer), ...(data && { data }) } satisfies Sent);
  const sendOne = (trigger: Trigger, element: Element) => {
    const keys = keysOf(trigger);
    choose(
      words.chooseEvent,
      element,
      offers
        .filter(({ takes }) => takes.some((taken) => keys.includes(taken)))
        .map((offer) => ({ key: offer.name, ...saidOf(offer, notes, words), kind: triggerOf(offer.type).kind, pick: () => send(offer) })),
    );
  };

  return (
    <div className="chart-panel">
      <div className="chart-stage" data-form={form} ref={stage}>
        <div className="chart-forms" role="group" aria-label={words.forms}>
          {FORMS.map((name) => (
            <button key={name} type="button" aria-pressed={form === name} onClick={() => setForm(name)}>
              {words[name]}
            </button>
          ))}
          <search>
            <input
              type="search"
              aria-label={words.search}
              placeholder={words.search}
              title={words.searchHint}
              value={wanted}
              onChange={({ target }) => {
                setWanted(target.value);
                setTurn(0);
              }}
              onKeyDown={(event) => {
                // The manager has shortcuts of its own.
                event.stopPropagation();
                if (event.key === 'Enter') setTurn((now) => now + 1);
                if (event.key === 'Escape') setWanted('');
              }}
            />
          </search>
          <output>{wanted.trim() === '' ? '' : words.found(found.length)}</output>
          {form === 'drawing' && (
            <>
              <DetailSelect
                details={levels.map((each) => each.detail)}
                detail={levels[level]?.detail ?? 'all'}
                words={words}
                onDetail={(next) => {
                  setFolds(NO_FOLDS);
                  setDetail(next);
                }}
              />
              <FocusSelect graph={graph} active={shown.active} focus={focus} words={words} onFocus={setFocus} />
            </>
          )}
          {says && (
            <button type="button" aria-pressed={isSaid} title={words.sentencesHint} onClick={() => setIsSaid((now) => !now)}>
              {words.sentences}
            </button>
          )}
          {notes && (
            <button type="button" aria-pressed={showsCoverage} onClick={() => setShowsCoverage((now) => !now)}>
              {words.coverage}
            </button>
          )}
          <CopyLink words={words} place={{ path: walk && { number: walk.path.number, step: walk.step }, events: shown.sent }} />
          <FullScreen words={words} />
          {form === 'drawing' && drawing && <Export name={graph.id} words={words} onFailure={setUnsaved} />}
        </div>
        {form === 'list' && <ChartList graph={graph} marks={marks} words={words} onState={openStory} onTrigger={sendOne} />}
        {form === 'drawing' && !drawing && undrawn === null && <p className="chart-empty">{focal ? words.loading : words.noPart}</p>}
        {form === 'drawing' && undrawn !== null && <Failure message={undrawn} words={words} />}
        {form === 'drawing' && drawing && (
          <Sheet
            key={graph.id}
            label={words.chart(graph.id)}
            levels={levels}
            level={level}
            onLevel={(next) => setDetail(levels[next]?.detail ?? 'all')}
            subjects={subjects}
            readable={READABLE}
            landmarks={landmarks}
            words={words}
            tools={<Legend words={words} />}
          >
            <ChartDrawing
              drawing={drawing}
              marks={marks}
              groups={groups}
              folded={folded}
              words={words}
              onState={openStory}
              onTrigger={sendOne}
              onFold={toggle}
            />
          </Sheet>
        )}
      </div>
      <div className="chart-aside">
        <Now shown={shown} leaves={leaves} words={words} />
        {unsaved !== null && <Failure message={unsaved} words={words} />}
        {notes && <Walked notes={notes} walk={walk} showsCoverage={showsCoverage} words={words} onWalk={go} />}
        <h2>{words.events}</h2>
        {offers.length === 0 && <p>{shown.ended ? words.ended : words.noEvents}</p>}
        <ul className="chart-list">
          {offers.map((offer, at) => (
            <li key={at}>
              <button
                type="button"
                disabled={offer.takes.length === 0 && offer.failure === null}
                title={titleOf(offer, words)}
                onClick={() => send(offer)}
              >
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <TriggerIcon kind={triggerOf(offer.type).kind} />
                </svg>
                <Said {...saidOf(offer, notes, words)} />
              </button>
              {offer.isBare && triggerOf(offer.type).kind === 'event' && (
                <Payload event={offer.name} words={words} onSend={(data) => send(offer, data)} />
              )}
            </li>
          ))}
        </ul>
        <Since shown={shown} words={words} onReset={() => (walk ? go(walk) : emit(RESET))} onLive={(live) => emit(LIVE, live)} />
        <Context values={shown.context} words={words} />
        <Messages messages={shown.messages} words={words} />
        {notes && !walk && <PathList notes={notes} here={shown.active.filter((id) => leaves.has(id))} words={words} onWalk={go} />}
        {rests.length > 0 && (
          <>
            <h2>{words.missing}</h2>
            {missing.length === 0 && <p>{words.noneMissing}</p>}
            <ul className="chart-list">
              {missing.map(({ id }) => (
                <li key={id}>{pathIn(graph, id)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {choice && <Picker choice={choice} onClose={closeChoice} />}
    </div>
  );
}

const NO_COVERAGE: Marks['covered'] = new Map();

/** What the last run crossed, by the ids of states and the keys of transitions. */
function coveredIn({ crossed, open }: ChartNotes, words: Words): Marks['covered'] {
  return new Map<string, { isCrossed: boolean; text: string }>([
    ...Object.entries(crossed).map(([id, paths]) => [id, { isCrossed: true, text: paths.map(words.path).join(', ') }] as const),
    ...Object.entries(open).map(([id, because]) => [id, { isCrossed: false, text: `${words.uncovered}: ${because}` }] as const),
  ]);
}

/** The drawing waits for the notes, because their sentences decide its layout. */
const LOADING = 'loading';

function useNotes(folder: string | undefined, id: string): NotesFile | typeof LOADING | null {
  const [read, setRead] = React.useState<{ id: string; notes: NotesFile | null } | null>(null);
  React.useEffect(() => {
    if (folder === undefined) return;
    let isWanted = true;
    void readNotes(folder, id).then((notes) => isWanted && setRead({ id, notes }));
    return () => {
      isWanted = false;
    };
  }, [folder, id]);
  if (folder === undefined) return null;
  return read?.id === id ? read.notes : LOADING;
}

type SaidProps = { text: string; detail?: string };

/** The sentence of an event, with its name behind it; without one, its name. */
function saidOf({ type, name, sample }: OfferShown, notes: ChartNotes | null, words: Words): SaidProps {
  const sentence = notes?.says?.events[sample];
  return sentence === undefined ? { text: spokenOf({ kind: triggerOf(type).kind, name }, words) } : { text: sentence, detail: name };
}

function Said({ text, detail }: SaidProps) {
  return (
    <span>
      {text}
      {detail !== undefined && <small>{detail}</small>}
    </span>
  );
}

/** The place of the address is taken once. */
let isPlaceTaken = false;
type WalkIn = Walk & { storyId: string };
/** The last walk, because the manager renders its panel anew while it loads. */
let kept: WalkIn | null = null;

/** The path that a person walks in a story. */
function useWalk({ storyId, graph: { id: chart } }: Shown, folder: string | undefined, place: Place | null) {
  const emit = useChannel({});
  const [walked, setWalked] = React.useState(kept);
  const walk = walked?.storyId === storyId ? walked : null;
  const go = React.useCallback(
    (next: Walk | null, sent: string[] = []) => {
      kept = next && { ...next, storyId };
      setWalked(kept);
      const { model = 0, events = [], steps = [] } = next?.path ?? {};
      const path = next && { model, events: events.slice(0, next.step === 0 ? 0 : steps[next.step - 1]?.at) };
      emit(REPLAYED, { path, sent } satisfies Replay);
    },
    [emit, storyId],
  );
  React.useEffect(() => {
    if (isPlaceTaken || !place) return;
    let isWanted = true;
    const begin = (notes: ChartNotes | null) => {
      if (!isWanted || isPlaceTaken) return;
      isPlaceTaken = true;
      const path = notes?.paths.find(({ number }) => number === place.path?.number);
      go(path && place.path ? { path, step: Math.min(place.path.step, path.steps.length) } : null, place.events);
    };
    void (folder === undefined ? Promise.resolve(null) : readNotes(folder, chart)).then(begin);
    return () => {
      isWanted = false;
    };
  }, [folder, chart, place, go]);
  return { walk, go };
}

/** Copies the address of what the panel shows. */
function CopyLink({ place, words }: { place: Place; words: Words }) {
  const [copied, setCopied] = React.useState('');
  const address = addressOf(location.href, place);
  const copy = () => void navigator.clipboard.writeText(address).then(() => setCopied(address));
  return (
    <button type="button" data-address={address} onClick={copy}>
      {copied === address ? words.copied : words.copy}
    </button>
  );
}

/** Lets the panel have the whole screen, and gives it back. */
function FullScreen({ words }: { words: Words }) {
  const [isFull, setIsFull] = React.useState(false);
  React.useEffect(() => {
    const changed = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  const toggle = (button: Element) => void (isFull ? document.exitFullscreen() : button.closest('.chart-root')?.requestFullscreen());
  return (
    <button type="button" aria-pressed={isFull} onClick={({ currentTarget }) => toggle(currentTarget)}>
      {words.fullScreen}
    </button>
  );
}

function titleOf({ takes, failure }: OfferShown, words: Words): string | undefined {
  if (failure !== null) return words.failed(failure);
  return takes.length > 0 ? undefined : words.ignored;
}

function Now({ shown, leaves, words }: { shown: Shown; leaves: ReadonlySet<string>; words: Words }) {
  return (
    <>
      <h2>{words.now}</h2>
      <div role="status">
        {shown.graph.states
          .filter(({ id }) => leaves.has(id) && shown.active.includes(id))
          .map(({ id }) => (
            <p key={id} className="chart-now">
              {pathIn(shown.graph, id)}
            </p>
          ))}
      </div>
      {shown.failure !== null && <Failure message={shown.failure} words={words} />}
    </>
  );
}

type SinceProps = { shown: Shown; words: Words; onReset: () => void; onLive: (live: boolean) => void };

/** Stands below the possible events, so that a click on one does not move the others. */
function Since({ shown, words, onReset, onLive }: SinceProps) {
  return (
    <>
      {shown.walked.length > 0 && (
        <>
          <p>
            {words.walked}: {shown.walked.join(' › ')}
          </p>
          <button type="button" className="chart-reset" onClick={onReset}>
            {words.reset}
          </button>
        </>
      )}
      <button type="button" className="chart-live" aria-pressed={shown.live} onClick={() => onLive(!shown.live)}>
        {words.live}
      </button>
    </>
  );
}

function Picker({ choice: { title, at, options }, onClose }: { choice: Choice; onClose: () => void }) {
  const popover = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    const element = popover.current;
    const toggled = (event: ToggleEvent) => event.newState === 'closed' && onClose();
    // The manager handles Escape too, which would keep the popover open.
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && element?.hidePopover();
    element?.showPopover();
    element?.querySelector('button')?.focus();
    element?.addEventListener('toggle', toggled);
    element?.addEventListener('keydown', escape);
    return () => {
      element?.removeEventListener('toggle', toggled);
      element?.removeEventListener('keydown', escape);
    };
  }, [onClose]);
  return (
    <div className="chart-picker" ref={popover} popover="auto" style={at} role="dialog" aria-label={title}>
      <h2>{title}</h2>
      <ul className="chart-list">
        {options.map(({ key, text, detail, kind, pick }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                onClose();
                pick();
              }}
            >
              {kind && (
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <TriggerIcon kind={kind} />
                </svg>
              )}
              <Said text={text} {...(detail !== undefined && { detail })} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The names of states, and transitions, in the order of their ids and keys: a group may be larger than the window. */
function boxesOf({ states, edges }: Drawing, found: readonly string[]): Box[] {
  const rows = [...states.flatMap(({ rows }) => rows), ...edges.flatMap(({ rows }) => rows)];
  const boxes = new Map([
    ...rows.map(({ trigger, box }) => [trigger.key, box] as const),
    ...states.map(({ state, box }) => [state.id, titleIn(box)] as const),
  ]);
  return found.flatMap((id) => boxes.get(id) ?? []);
}

function titleIn(box: Box): Box {
  return { ...box, width: Math.min(box.width, TITLE.width), height: Math.min(box.height, TITLE.height) };
}

const NO_FOLDS: ReadonlyMap<string, boolean> = new Map();

/** The level with that detail, else the next one with more. */
function levelWith(levels: readonly DrawnLevel[], detail: Detail): number {
  const at = levels.findIndex((level) => nearness(level.detail) >= nearness(detail));
  return at >= 0 ? at : levels.length - 1;
}

/** The groups whose inside is not drawn. */
function foldedIn(seen: ChartGraph, groups: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(leavesOf(seen).flatMap(({ id }) => (groups.has(id) ? [id] : [])));
}
