import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listText } from './listText.ts';

/** `logo` stands on paper, `logo-dark` on the dark header. The others are icons, which the build has too. */
const logos = ['logo', 'logo-dark'] as const;
const icons = ['mark', 'app-180', 'app-192', 'app-512', 'app-mask-512'] as const;
export type PictureName = (typeof logos)[number] | (typeof icons)[number];

export interface Picture {
  /** Its name with its ending. */
  readonly file: string;
  readonly type: 'image/svg+xml' | 'image/png';
  readonly content: Buffer;
}
export type Pictures = ReadonlyMap<PictureName, Picture>;

/** Takes a sentence about a file. */
type Fault = (sentence: string) => void;

const mostBytes = 200_000;
const logoHeights = { least: 48, most: 1000 };
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What could run, load or hide something: an SVG of a company is only a drawing. */
const active =
  /<script|<foreignobject|<iframe|<!entity|\son\w+\s*=|javascript:|@import|(?:href|src)\s*=\s*["']?\s*(?![\s"'#]|data:image\/(?:png|jpeg))|url\(\s*["']?\s*(?![\s"'#])/i;

const filesOf = (name: PictureName): readonly string[] => {
  if (name === 'mark') return ['mark.svg'];
  return name === 'logo' || name === 'logo-dark' ? [`${name}.svg`, `${name}.png`] : [`${name}.png`];
};

function faultOfSvg(content: Buffer): string | undefined {
  const text = content.toString('utf8');
  if (!/<svg[\s>]/.test(text)) return 'no es un SVG';
  if (!/<svg\b[^>]*\bviewBox\s*=/.test(text)) return 'no tiene viewBox, y sin él no se sabe su tamaño';
  const found = active.exec(text)?.[0].trim();
  return found === undefined ? undefined : `contiene «${found}»: un SVG no puede ejecutar ni pedir nada`;
}

function faultOfPng(name: PictureName, content: Buffer): string | undefined {
  if (content.length < 24 || !content.subarray(0, 8).equals(signature)) return 'no es un PNG';
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  const side = Number(/\d+$/.exec(name)?.[0]);
  if (side > 0) return width === side && height === side ? undefined : `mide ${width} × ${height} y debe medir ${side} × ${side}`;
  const { least, most } = logoHeights;
  return height >= least && height <= most ? undefined : `mide ${height} de alto y debe medir de ${least} a ${most}`;
}

const readIfThere = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

function readPicture(folder: string, name: PictureName, fault: Fault): Picture | undefined {
  for (const file of filesOf(name)) {
    const content = readIfThere(join(folder, file));
    if (content === undefined) continue;
    const isSvg = file.endsWith('.svg');
    const wrong =
      content.length > mostBytes ? `pesa más de ${mostBytes / 1000} kB` : isSvg ? faultOfSvg(content) : faultOfPng(name, content);
    if (wrong !== undefined) fault(`${file} ${wrong}.`);
    return { file, type: isSvg ? 'image/svg+xml' : 'image/png', content };
  }
  return undefined;
}

/** The pictures of a folder. Both logos or none, and all icons or none, because half of them would be of another shop. */
export function readPictures(folder: string, fault: Fault): Pictures {
  const found = new Map<PictureName, Picture>();
  for (const group of [logos, icons]) {
    for (const name of group) {
      const picture = readPicture(folder, name, fault);
      if (picture !== undefined) found.set(name, picture);
    }
    const missing = group.filter((name) => !found.has(name));
    if (missing.length < group.length)
      for (const name of missing) fault(`falta ${listOf(filesOf(name))}, porque están las otras imágenes.`);
  }
  return found;
}

const listOf = (files: readonly string[]): string => (files.length === 1 ? listText(files) : `${files[0]} o ${files[1]}`);

export const pictureFiles: readonly string[] = [...logos, ...icons].flatMap(filesOf);
