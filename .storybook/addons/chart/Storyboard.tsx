/** @jsxRuntime classic */
import * as React from 'react';
import ELK from 'elkjs/lib/elk.bundled.js';
import { boardOf, LABEL_LINE, layOutBoard, type BoardDrawing, type PassagePlace, type ScenePlace } from './board.ts';
import type { Size } from './camera.ts';
import { pathOf } from './ChartDrawing.tsx';
import { inkMeasure } from './draw.ts';
import { TriggerIcon } from './icons.tsx';
import { Sheet } from './Sheet.tsx';
import { openStudio, type Studio } from './studio.ts';
import { styles } from './styles.ts';
import type { Chart } from './walk.ts';
import type { Words } from './words.ts';

export type Device = { name: string } & Size;

type Props = {
  chart: Chart;
  /** The stories by situation. */
  stories: ReadonlyMap<string, { id: string; name: string }>;
  devices: readonly Device[];
  /** As in the address of a canvas, `theme:dark`. */
  globals: string;
  isDark: boolean;
  words: Words;
};

const SCALE = 0.25;
const NOTHING: never[] = [];

/** Every situation of a chart as pictures on each device, with the events that lead from one to the other. */
export function Storyboard({ chart, stories, devices, globals, isDark, words }: Props) {
  const [drawing, setDrawing] = React.useState<BoardDrawing | null>(null);
  const studios = useStudios(devices, globals);
  React.useEffect(() => {
    let isWanted = true;
    void layOutBoard(new ELK(), boardOf(chart), inkMeasure()).then((laidOut) => isWanted && setDrawing(laidOut));
    return () => {
      isWanted = false;
    };
  }, [chart]);
  return (
    <div className="chart-root chart-board" data-base={isDark ? 'dark' : 'light'}>
      <style>{styles}</style>
      {drawing ? (
        <Sheet label={words.flow(chart.machine.id)} drawing={drawing} subjects={NOTHING} readable={0} words={words}>
          <svg className="chart-drawing chart-passages" width={drawing.width} height={drawing.height}>
            <defs>
              <marker id="board-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto-start-reverse">
                <path d="M0 0.5 L8 4 L0 7.5 Z" fill="context-stroke" />
              </marker>
            </defs>
            {drawing.passages.map(({ passage, line }) => (
              <path key={`${passage.source} ${passage.target}`} className="chart-passage" d={pathOf(line)} markerEnd="url(#board-arrow)" />
            ))}
            {drawing.passages.map((place) => (
              <PassageLabel key={`${place.passage.source} ${place.passage.target}`} place={place} />
            ))}
          </svg>
          {drawing.scenes.map((place) => (
            <SceneCard key={place.scene.id} place={place} stories={stories} studios={studios} />
          ))}
        </Sheet>
      ) : (
        <p className="chart-empty">{words.loading}</p>
      )}
    </div>
  );
}

function PassageLabel({ place: { passage, label } }: { place: PassagePlace }) {
  return (
    <g>
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

type SceneProps = { place: ScenePlace; stories: Props['stories']; studios: Shot[] };

function SceneCard({ place: { scene, box, frames }, stories, studios }: SceneProps) {
  const { x, y, width, height } = box;
  return (
    <section className="chart-scene" style={{ left: x, top: y, width, height }}>
      <h3>{scene.states.map((id) => id.split('.').slice(-2).join('.')).join(' · ')}</h3>
      {frames.map(({ situation, box: at }) => {
        const story = stories.get(situation);
        return (
          <a
            key={situation}
            className="chart-frame"
            style={{ left: at.x, top: at.y, width: at.width, height: at.height }}
            href={story ? `./?path=/story/${story.id}` : undefined}
            target="_top"
          >
            <span>{story?.name ?? situation}</span>
            {story && studios.map((shot) => <Picture key={shot.device.name} storyId={story.id} shot={shot} />)}
          </a>
        );
      })}
    </section>
  );
}

type Shot = { device: Device; studio: Studio };

function Picture({ storyId, shot: { device, studio } }: { storyId: string; shot: Shot }) {
  const [page, setPage] = React.useState<string | null>(null);
  React.useEffect(() => {
    let isWanted = true;
    void studio.picture(storyId).then((still) => isWanted && setPage(still));
    return () => {
      isWanted = false;
    };
  }, [storyId, studio]);
  const { width, height } = device;
  return (
    <div className="chart-picture" style={{ width: width * SCALE, height: height * SCALE }}>
      {page !== null && (
        <iframe
          title={`${storyId} ${device.name}`}
          srcDoc={page}
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          width={width}
          height={height}
          style={{ transform: `scale(${SCALE})` }}
        />
      )}
    </div>
  );
}

function useStudios(devices: readonly Device[], globals: string): Shot[] {
  const shots = React.useMemo(() => devices.map((device) => ({ device, studio: openStudio(device, globals) })), [devices, globals]);
  React.useEffect(() => () => shots.forEach(({ studio }) => studio.close()), [shots]);
  return shots;
}
