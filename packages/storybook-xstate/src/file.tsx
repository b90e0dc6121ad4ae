/** @jsxRuntime classic */
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartDrawing, unmarked } from './ChartDrawing.tsx';
import { compared, listed } from './compare.ts';
import { drawBy } from './draw.ts';
import type { Size } from './camera.ts';
import { pathIn, type ChartGraph } from './graph.ts';
import { letterMeasure } from './letters.ts';
import { drawingStyles } from './styles.ts';
import { english, spokenOf, type Words } from './words.ts';

type Options = { words?: Words; isDark?: boolean };

/** The drawing of a chart as the text of an SVG file, made without a browser. */
export async function svgOf(graph: ChartGraph, { words = english, isDark = false }: Options = {}): Promise<string> {
  const drawing = await drawBy(graph, letterMeasure);
  const size = { width: Math.ceil(drawing.width), height: Math.ceil(drawing.height) };
  const file = (
    <File title={words.chart(graph.id)} description={described(graph, words)} size={size} isDark={isDark}>
      <ChartDrawing drawing={drawing} marks={unmarked} words={words} measure={letterMeasure} />
    </File>
  );
  return `${renderToStaticMarkup(file)}\n`;
}

const GAP = 40;
const TITLE = 36;

/** Two versions of a chart side by side as the text of an SVG file, with what is new, gone, moved or changed; `seen` is what is drawn of each. */
export async function comparisonSvgOf(
  older: ChartGraph,
  newer: ChartGraph,
  { words = english, isDark = false, seen = (graph) => graph }: Options & { seen?: (graph: ChartGraph) => ChartGraph } = {},
): Promise<string> {
  const { before, after, texts } = compared(older, newer);
  const drawings = await Promise.all([older, newer].map((graph) => drawBy(seen(graph), letterMeasure)));
  const [one, other] = drawings;
  if (!one || !other) throw new Error('two graphs have two drawings');
  const sides = [
    { name: words.older, x: 0, drawing: one, changes: before },
    { name: words.newer, x: one.width + GAP, drawing: other, changes: after },
  ];
  const [width, height] = [Math.ceil(one.width + GAP + other.width), Math.ceil(TITLE + Math.max(one.height, other.height))];
  const file = (
    <File title={words.chart(newer.id)} description={listed(texts)} size={{ width, height }} isDark={isDark}>
      {sides.map(({ name, x, drawing, changes }) => (
        <g key={name} transform={`translate(${x} 0)`}>
          <text className="chart-name" x={10} y={TITLE - 12}>
            {name}
          </text>
          <g transform={`translate(0 ${TITLE})`}>
            <ChartDrawing drawing={drawing} marks={unmarked} changes={changes} words={words} measure={letterMeasure} />
          </g>
        </g>
      ))}
    </File>
  );
  return `${renderToStaticMarkup(file)}\n`;
}

type Props = { title: string; description: string; size: Size; isDark: boolean; children: React.ReactNode };

/** A file has its style, its paper, and a title and a description for those who do not see it. */
function File({ title, description, size: { width, height }, isDark, children }: Props) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby="chart-title chart-description"
    >
      <title id="chart-title">{title}</title>
      <desc id="chart-description">{description}</desc>
      <style>{drawingStyles}</style>
      <g className="chart-root" data-base={isDark ? 'dark' : 'light'}>
        <rect width={width} height={height} style={{ fill: 'var(--chart-paper)' }} />
        {children}
      </g>
    </svg>
  );
}

/** What the chart is, and a sentence for each transition between its states. */
function described(graph: ChartGraph, words: Words): string {
  const [root] = graph.states;
  const steps = graph.edges.flatMap(({ source, target, triggers }) =>
    triggers.map((trigger) => {
      const what = trigger.says.join(' / ') || spokenOf(trigger, words);
      const when = trigger.guard === null ? '' : words.when(trigger.guard);
      return `${pathIn(graph, source)}: ${[what, when, words.leadsTo(pathIn(graph, target))].filter(Boolean).join(' ')}.`;
    }),
  );
  return [root?.description, ...steps].filter(Boolean).join('\n');
}
