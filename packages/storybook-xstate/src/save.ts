import type { Size } from './camera.ts';
import { styles } from './styles.ts';

/** Twice the size of the screen is sharp in print; a canvas larger than `LARGEST` pixels stays empty in some browsers. */
const SHARP = 2;
const LARGEST = 8_000;

const part = (name: string, attributes: Record<string, string | number>, children: readonly (Node | string)[] = []) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
};

/** An SVG file of its own, with its style and its paper. */
function fileOf({ width, height }: Size, base: string, inside: readonly Node[]): string {
  const paper = part('rect', { width, height, style: 'fill: var(--chart-paper)' });
  const root = part('g', { class: 'chart-root', 'data-base': base }, [paper, ...inside]);
  const file = part('svg', { viewBox: `0 0 ${width} ${height}`, width, height }, [part('style', {}, [styles]), root]);
  return new XMLSerializer().serializeToString(file);
}

const sizeOf = ({ width, height }: SVGSVGElement): Size => ({ width: width.baseVal.value, height: height.baseVal.value });

/** A drawing of the page as a file. */
export function svgOf(drawing: SVGSVGElement, base: string): string {
  return fileOf(sizeOf(drawing), base, [part('g', { class: 'chart-drawing' }, [...copyOf(drawing).childNodes])]);
}

/** A storyboard of the page as a file, with its stored pictures. The place of a picture that is a live story stays empty. */
export async function boardSvgOf(board: Element, base: string): Promise<string> {
  const passages = board.querySelector<SVGSVGElement>('.chart-passages');
  if (!passages) throw new Error('The storyboard is not drawn yet.');
  const scenes = await Promise.all([...board.querySelectorAll<HTMLElement>('.chart-scene')].map(sceneOf));
  const arrows = part('g', { class: 'chart-drawing', style: 'font-size: 20px' }, [...copyOf(passages).childNodes]);
  return fileOf(sizeOf(passages), base, [arrows, ...scenes]);
}

/** An element of the page as an SVG box of the same place and size, which clips its content. */
function boxOf({ offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height }: HTMLElement, inside: readonly Node[]): Element {
  return part('svg', { x, y, width, height }, [part('rect', { class: 'chart-box', width, height, rx: 8 }), ...inside]);
}

const titleOf = (element: Element | null, y: number, size: number): Element =>
  part('text', { class: 'chart-name', x: 14, y, style: `font-size: ${size}px` }, [element?.textContent ?? '']);

async function sceneOf(scene: HTMLElement): Promise<Element> {
  const frames = await Promise.all([...scene.querySelectorAll<HTMLElement>('.chart-frame')].map(frameOf));
  return boxOf(scene, [titleOf(scene.querySelector('h3'), 46, 28), ...frames]);
}

async function frameOf(frame: HTMLElement): Promise<Element> {
  const pictures = await Promise.all([...frame.querySelectorAll<HTMLElement>('.chart-picture')].map(pictureOf));
  return boxOf(frame, [titleOf(frame.querySelector('span'), 34, 22), ...pictures]);
}

async function pictureOf(picture: HTMLElement): Promise<Element> {
  const image = picture.querySelector('img');
  if (!image) return boxOf(picture, []);
  const href = await dataOf(await (await fetch(image.src)).blob());
  return boxOf(picture, [part('image', { href, width: image.width, height: image.height })]);
}

/** A file as an address that contains it. */
function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A picture cannot be read.')));
    reader.readAsDataURL(file);
  });
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

export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download begins after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
