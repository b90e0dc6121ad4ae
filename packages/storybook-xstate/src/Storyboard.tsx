/** @jsxRuntime classic */
import * as React from 'react';
import ELK from 'elkjs/lib/elk.bundled.js';
import { keptAlbum, pictureIn, folderKey } from './album.ts';
import {
  boardOf,
  LABEL_LINE,
  layOutBoard,
  regionsOf,
  type BoardDrawing,
  type Passage,
  type PassagePlace,
  type Scene,
  type ScenePlace,
} from './board.ts';
import type { Size } from './camera.ts';
import { pathOf } from './ChartDrawing.tsx';
import { inkMeasure } from './draw.ts';
import { Export } from './Export.tsx';
import { Failure } from './Fence.tsx';
import { TriggerIcon } from './icons.tsx';
import { Legend } from './Legend.tsx';
import { Sheet } from './Sheet.tsx';
import { openStudio, type Studio } from './studio.ts';
import { styles } from './styles.ts';
import type { Chart } from './walk.ts';
import { spokenOf, type Words } from './words.ts';

export type Device = { name: string } & Size;

type Props = {
  chart: Chart;
  /** The stories by situation. */
  stories: ReadonlyMap<string, { id: string; name: string }>;
  devices: readonly Device[];
  /** As in the address of a canvas, `theme:dark`. */
  globals: string;
  isDark: boolean;
  /** The short title of a story's picture, from the story's name. */
  titleOf: (name: string) => string;
  words: Words;
};

const SCALE = 0.25;
const NOTHING: never[] = [];
const album = keptAlbum();

/** Every situation of a chart as pictures on each device, with the events between them; of the whole chart, or of one region. */
export function Storyboard({ chart, stories, devices, globals, isDark, titleOf, words }: Props) {
  const regions = React.useMemo(() => regionsOf(chart), [chart]);
  const [region, setRegion] = React.useState<string | null>(null);
  const [unsaved, setUnsaved] = React.useState<string | null>(null);
  const [drawing, setDrawing] = React.useState<BoardDrawing | null>(null);
  const [failure, setFailure] = React.useState<unknown>(null);
  const [near, setNear] = React.useState<string | null>(null);
  const studios = useStudios(devices, globals);
  React.useEffect(() => {
    let isWanted = true;
    const work = async () => layOutBoard(new ELK(), boardOf(chart, region), inkMeasure());
    work().then(
      (laidOut) => isWanted && setDrawing(laidOut),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [chart, region]);
  const levels = React.useMemo(() => (drawing ? [{ size: drawing, boxes: new Map() }] : []), [drawing]);
  const landmarks = React.useMemo(() => (drawing?.scenes ?? []).map(({ box }) => ({ box, isMarked: false })), [drawing]);
  const names = React.useMemo(() => new Map(drawing?.scenes.map(({ scene }) => [scene.id, nameOf(scene)])), [drawing]);
  const isNear = ({ source, target }: Passage) => near === source || near === target;
  if (failure !== null) throw failure;
  const passages = drawing?.passages.toSorted((one, other) => Number(isNear(one.passage)) - Number(isNear(other.passage))) ?? [];
  return (
    <div className="chart-root chart-board" data-base={isDark ? 'dark' : 'light'}>
      <style>{styles}</style>
      <div className="chart-forms">
        {regions.length > 0 && (
          <div className="chart-forms" role="group" aria-label={words.regions}>
            {[{ id: null, name: words.whole }, ...regions].map(({ id, name }) => (
              <button key={id} type="button" aria-pressed={region === id} onClick={() => setRegion(id)}>
                {name}
              </button>
            ))}
          </div>
        )}
        <Export name={chart.machine.id} words={words} onFailure={setUnsaved} />
        {unsaved !== null && <Failure message={unsaved} words={words} />}
      </div>
      {drawing ? (
        <Sheet
          key={region}
          label={words.flow(chart.machine.id)}
          levels={levels}
          level={0}
          subjects={NOTHING}
          readable={0}
          landmarks={landmarks}
          words={words}
          tools={<Legend words={words} />}
        >
          <svg className="chart-drawing chart-passages" aria-hidden="true" width={drawing.width} height={drawing.height}>
            <defs>
              <marker id="board-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto-start-reverse">
                <path d="M0 0.5 L8 4 L0 7.5 Z" fill="context-stroke" />
              </marker>
            </defs>
            {passages.map(({ passage, line }) => (
              <path
                key={keyOf(passage)}
                className="chart-passage"
                data-near={isNear(passage)}
                d={pathOf(line)}
                markerEnd="url(#board-arrow)"
              />
            ))}
            {passages.map((place) => (
              <PassageLabel key={keyOf(place.passage)} place={place} isNear={isNear(place.passage)} />
            ))}
          </svg>
          {drawing.scenes.map((place) => (
            <SceneCard
              key={place.scene.id}
              place={place}
              passages={drawing.passages}
              names={names}
              stories={stories}
              studios={studios}
              titleOf={titleOf}
              words={words}
              onNear={setNear}
            />
          ))}
        </Sheet>
      ) : (
        <p className="chart-empty">{words.loading}</p>
      )}
    </div>
  );
}

function keyOf({ source, target }: Passage): string {
  return `${source} ${target}`;
}

function nameOf({ states }: Scene): string {
  return states.map((id) => id.split('.').slice(-2).join('.')).join(' · ');
}

function PassageLabel({ place: { passage, label }, isNear }: { place: PassagePlace; isNear: boolean }) {
  return (
    <g className="chart-passage-label" data-near={isNear}>
      <rect className="chart-label" {...label} rx={5} />
      {passage.triggers.map(({ kind, name }, index) => (
        <g key={`${kind} ${name}`}>
          <g transform={`translate(${label.x + 10} ${label.y + 10 + index * LABEL_LINE}) scale(1.4)`}>
            <TriggerIcon kind={kind} />
          </g>
          <text className="chart-text" x={label.x + 36} y={label.y + 25 + index * LABEL_LINE}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

type SceneProps = {
  place: ScenePlace;
  passages: readonly PassagePlace[];
  names: ReadonlyMap<string, string>;
  stories: Props['stories'];
  studios: readonly Shot[];
  titleOf: Props['titleOf'];
  words: Words;
  onNear: (scene: string | null) => void;
};

const SceneCard = React.memo(function SceneCard({ place, passages, names, stories, studios, titleOf, words, onNear }: SceneProps) {
  const { scene, box, frames } = place;
  const { x, y, width, height } = box;
  const leaving = passages.flatMap(({ passage }) => (passage.source === scene.id ? [passage] : []));
  return (
    <section
      className="chart-scene"
      aria-label={nameOf(scene)}
      style={{ left: x, top: y, width, height }}
      onPointerEnter={() => onNear(scene.id)}
      onPointerLeave={() => onNear(null)}
      onFocus={() => onNear(scene.id)}
      onBlur={() => onNear(null)}
    >
      <h3>{nameOf(scene)}</h3>
      {frames.map(({ situation, box: at }) => {
        const story = stories.get(situation);
        return (
          <a
            key={situation}
            className="chart-frame"
            style={{ left: at.x, top: at.y, width: at.width, height: at.height }}
            href={story ? `./?path=/story/${story.id}` : undefined}
            target="_top"
            draggable={false}
          >
            <span>{story ? titleOf(story.name) : situation}</span>
            {story && studios.map((shot) => <Picture key={shot.device.name} storyId={story.id} shot={shot} />)}
          </a>
        );
      })}
      <ul className="chart-unseen">
        {leaving.flatMap(({ target, triggers }) =>
          triggers.map((trigger) => (
            <li key={`${target} ${trigger.kind} ${trigger.name}`}>
              {spokenOf(trigger, words)}: {words.leadsTo(names.get(target) ?? target)}
            </li>
          )),
        )}
      </ul>
    </section>
  );
});

type Shot = { device: Device; globals: string; studio: () => Studio };

/** A stored picture, else the story itself without its play. */
function Picture({ storyId, shot: { device, globals, studio } }: { storyId: string; shot: Shot }) {
  const { width, height } = device;
  const kept = pictureIn(album, device, globals, storyId);
  const size = { width: width * SCALE, height: height * SCALE };
  return (
    <div className="chart-picture" style={size}>
      {kept === null ? (
        <Still storyId={storyId} device={device} studio={studio} />
      ) : (
        <img src={kept} alt={`${storyId} ${device.name}`} {...size} draggable={false} />
      )}
    </div>
  );
}

function Still({ storyId, device, studio }: { storyId: string; device: Device; studio: () => Studio }) {
  const [page, setPage] = React.useState<string | null>(null);
  React.useEffect(() => {
    let isWanted = true;
    void studio()
      .picture(storyId)
      .then((html) => isWanted && setPage(html));
    return () => {
      isWanted = false;
    };
  }, [storyId, studio]);
  return (
    page !== null && (
      <iframe
        title={`${storyId} ${device.name}`}
        srcDoc={page}
        sandbox="allow-same-origin"
        inert
        tabIndex={-1}
        width={device.width}
        height={device.height}
        style={{ transform: `scale(${SCALE})` }}
      />
    )
  );
}

/** A canvas for each device, opened for the first missing picture. */
function useStudios(devices: readonly Device[], globals: string): Shot[] {
  const [opened] = React.useState(() => new Map<string, Studio>());
  const shots = React.useMemo(() => {
    const studioFor = (device: Device) => () => {
      const key = folderKey(device, globals);
      const studio = opened.get(key) ?? openStudio(device, globals);
      opened.set(key, studio);
      return studio;
    };
    return devices.map((device) => ({ device, globals, studio: studioFor(device) }));
  }, [opened, devices, globals]);
  React.useEffect(
    () => () => {
      for (const studio of opened.values()) studio.close();
      opened.clear();
    },
    [opened],
  );
  return shots;
}
