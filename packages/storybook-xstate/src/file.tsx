/** @jsxRuntime classic */
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartDrawing, unmarked } from './ChartDrawing.tsx';
import { drawBy } from './draw.ts';
import { pathIn, type ChartGraph } from './graph.ts';
import type { Drawing } from './layout.ts';
import { letterMeasure } from './letters.ts';
import { drawingStyles } from './styles.ts';
import { english, spokenOf, type Words } from './words.ts';

type Options = { words?: Words; isDark?: boolean };

/** The drawing of a chart as the text of an SVG file, made without a browser. */
export async function svgOf(graph: ChartGraph, { words = english, isDark = false }: Options = {}): Promise<string> {
  const drawing = await drawBy(graph, letterMeasure);
  return `${renderToStaticMarkup(<File graph={graph} drawing={drawing} words={words} isDark={isDark} />)}\n`;
}

type Props = { graph: ChartGraph; drawing: Drawing; words: Words; isDark: boolean };

/** A file has its style, its paper, and a title and a description for those who do not see it. */
function File({ graph, drawing, words, isDark }: Props) {
  const [width, height] = [Math.ceil(drawing.width), Math.ceil(drawing.height)];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby="chart-title chart-description"
    >
      <title id="chart-title">{words.chart(graph.id)}</title>
      <desc id="chart-description">{described(graph, words)}</desc>
      <style>{drawingStyles}</style>
      <g className="chart-root" data-base={isDark ? 'dark' : 'light'}>
        <rect width={width} height={height} style={{ fill: 'var(--chart-paper)' }} />
        <ChartDrawing drawing={drawing} marks={unmarked} words={words} measure={letterMeasure} />
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
