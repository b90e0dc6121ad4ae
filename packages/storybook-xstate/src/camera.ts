import type { Box, Point } from './layout.ts';

export type Size = { width: number; height: number };

/** The position of a drawing on its sheet: scaled first, then moved. */
export type Camera = Point & { scale: number };

/** A drawing that a sheet shows at some distance: its size, and its boxes by id, each with the id of the box around it. */
export type Level = { size: Size; boxes: ReadonlyMap<string, { box: Box; parent: string | null }> };

/** The smallest and the largest scale. */
export type Scales = { least: number; most: number };

/** The scales of a drawing that has one level. */
export const ANY: Scales = { least: 0.08, most: 2.5 };
const MARGIN = 16;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The whole drawing, centred, never larger than its real size. */
export function fit(sheet: Size, drawing: Size, least = ANY.least): Camera {
  const room = { width: sheet.width - 2 * MARGIN, height: sheet.height - 2 * MARGIN };
  const scale = clamp(Math.min(room.width / drawing.width, room.height / drawing.height), least, 1);
  return { scale, x: (sheet.width - drawing.width * scale) / 2, y: (sheet.height - drawing.height * scale) / 2 };
}

/** Whether the whole drawing fits at a scale. */
export function holds(sheet: Size, { width, height }: Size, scale: number): boolean {
  return width * scale + 2 * MARGIN <= sheet.width && height * scale + 2 * MARGIN <= sheet.height;
}

/** The part of the drawing centred at a scale, with as little empty sheet as possible. */
export function centre(sheet: Size, drawing: Size, part: Box, scale: number): Camera {
  const along = (room: number, length: number, middle: number) => {
    const size = length * scale;
    if (size + 2 * MARGIN <= room) return (room - size) / 2;
    return clamp(room / 2 - middle * scale, room - size - MARGIN, MARGIN);
  };
  return {
    scale,
    x: along(sheet.width, drawing.width, part.x + part.width / 2),
    y: along(sheet.height, drawing.height, part.y + part.height / 2),
  };
}

/** The camera on another level that keeps the state at a point of the sheet in its place, as near as the drawing allows. */
export function land(sheet: Size, camera: Camera, at: Point, [from, to]: readonly [Level, Level], scale: number): Camera {
  const point = { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
  const [id, one] = nearest(from, point, to);
  const other = to.boxes.get(id)?.box;
  if (!one || !other) return fit(sheet, to.size, scale);
  const part = (value: number, start: number, length: number) => clamp((value - start) / length, 0, 1);
  const x = other.x + part(point.x, one.x, one.width) * other.width;
  const y = other.y + part(point.y, one.y, one.height) * other.height;
  return within(sheet, to.size, { scale, x: at.x - x * scale, y: at.y - y * scale });
}

/** The smallest box at a point, else the box with the nearest middle; the first around it that the other level has too. */
function nearest({ boxes }: Level, { x, y }: Point, to: Level): [string, Box | undefined] {
  const distance = (box: Box) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  const isAt = (box: Box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  const all = [...boxes].map(([id, { box }]) => ({ id, rank: isAt(box) ? box.width * box.height : 1e9 + distance(box) }));
  let id: string | null = all.sort((one, other) => one.rank - other.rank)[0]?.id ?? null;
  while (id !== null && !to.boxes.has(id)) id = boxes.get(id)?.parent ?? null;
  return [id ?? '', boxes.get(id ?? '')?.box];
}

/** The same camera, moved so far that no empty sheet stands beside a larger drawing; a smaller one is centred. */
function within(sheet: Size, drawing: Size, { x, y, scale }: Camera): Camera {
  const along = (room: number, length: number, at: number) =>
    length * scale + 2 * MARGIN <= room ? (room - length * scale) / 2 : clamp(at, room - length * scale - MARGIN, MARGIN);
  return { scale, x: along(sheet.width, drawing.width, x), y: along(sheet.height, drawing.height, y) };
}

/** Zooms, with the point of the sheet kept in its place. */
export function zoom(camera: Camera, factor: number, at: Point, { least, most } = ANY): Camera {
  const scale = clamp(camera.scale * factor, least, most);
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

export function move(camera: Camera, { x, y }: Point): Camera {
  return { ...camera, x: camera.x + x, y: camera.y + y };
}

/** The camera that shows a part of the drawing with the smallest movement; unchanged when the part is visible. */
export function reveal(sheet: Size, camera: Camera, part: Box): Camera {
  const along = (room: number, at: number, start: number, length: number) => {
    const [from, to] = [at + start * camera.scale, at + (start + length) * camera.scale];
    if (from >= MARGIN && to <= room - MARGIN) return at;
    return at + room / 2 - (from + to) / 2;
  };
  const x = along(sheet.width, camera.x, part.x, part.width);
  const y = along(sheet.height, camera.y, part.y, part.height);
  return x === camera.x && y === camera.y ? camera : { ...camera, x, y };
}

/** What two fingers do: they zoom around a point, and move. */
export function pinch(from: readonly [Point, Point], to: readonly [Point, Point]): { factor: number; at: Point; shift: Point } {
  const apart = ([one, other]: readonly [Point, Point]) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  const between = ([one, other]: readonly [Point, Point]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const [before, after] = [between(from), between(to)];
  return { factor: apart(to) / apart(from), at: before, shift: { x: after.x - before.x, y: after.y - before.y } };
}

/** The part of the drawing in the window. */
export function seen(sheet: Size, { x, y, scale }: Camera): Box {
  return { x: -x / scale, y: -y / scale, width: sheet.width / scale, height: sheet.height / scale };
}

/** The smallest box around all. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The box around as many of the first boxes as fit on the sheet at a scale, at least the first. */
export function together(sheet: Size, boxes: readonly Box[], scale: number): Box | null {
  const fits = ({ width, height }: Box) => width * scale <= sheet.width - 2 * MARGIN && height * scale <= sheet.height - 2 * MARGIN;
  return boxes.reduce<Box | null>((held, box) => {
    const more = around(held ? [held, box] : [box]);
    return held && more && !fits(more) ? held : more;
  }, null);
}
