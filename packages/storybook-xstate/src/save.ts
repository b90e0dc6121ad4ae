import { styles } from './styles.ts';

/** Twice the size of the screen is sharp in print; a canvas larger than `LARGEST` pixels stays empty in some browsers. */
const SHARP = 2;
const LARGEST = 8_000;

/** A drawing of the page as an SVG file of its own, with its style and its paper. */
export function svgOf(drawing: SVGSVGElement, base: string): string {
  const width = drawing.width.baseVal.value;
  const height = drawing.height.baseVal.value;
  const part = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const file = part('svg', { viewBox: `0 0 ${width} ${height}`, width: String(width), height: String(height) });
  const root = part('g', { class: 'chart-root', 'data-base': base });
  const inner = part('g', { class: 'chart-drawing' });
  const style = part('style', {});
  style.textContent = styles;
  inner.append(...copyOf(drawing).childNodes);
  root.append(part('rect', { width: String(width), height: String(height), style: 'fill: var(--chart-paper)' }), inner);
  file.append(style, root);
  return new XMLSerializer().serializeToString(file);
}

/** Each text keeps its length, because a file has other fonts than the page. */
function copyOf(drawing: SVGSVGElement): Node {
  const lettered = 'text:not(:has(tspan)), tspan';
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const texts = copy.querySelectorAll<SVGTextContentElement>(lettered);
  for (const [index, text] of drawing.querySelectorAll<SVGTextContentElement>(lettered).entries()) {
    const length = text.getComputedTextLength();
    if (length > 0) texts[index]?.setAttribute('textLength', String(length));
    texts[index]?.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
  return copy;
}

/** The file as a picture. */
export async function pngOf(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const scale = Math.min(SHARP, LARGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser draws no picture of this size.'))), 'image/png');
  });
}

/** Downloads a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download begins after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
