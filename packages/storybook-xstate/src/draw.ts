import ELK from 'elkjs/lib/elk.bundled.js';
import type { ChartGraph } from './graph.ts';
import { layOut, type Drawing, type Measure } from './layout.ts';

const FONTS: Record<Parameters<Measure>[1], string> = {
  strong: '700 13px "Nunito Sans", -apple-system, "Segoe UI", system-ui, sans-serif',
  large: '20px "Nunito Sans", -apple-system, "Segoe UI", system-ui, sans-serif',
  plain: '12.5px "Nunito Sans", -apple-system, "Segoe UI", system-ui, sans-serif',
};

/** Measures texts in this browser. */
export function inkMeasure(): Measure {
  const canvas = document.createElement('canvas').getContext('2d');
  return (text, style) => {
    if (!canvas) return text.length * 7;
    canvas.font = FONTS[style];
    return canvas.measureText(text).width;
  };
}

export async function draw(graph: ChartGraph): Promise<Drawing> {
  await document.fonts.ready;
  return layOut(new ELK(), graph, inkMeasure());
}
