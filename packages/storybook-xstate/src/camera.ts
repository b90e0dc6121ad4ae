import type { Box, Point } from './layout.ts';

export type Size = { width: number; height: number };

/** The position of a drawing on its sheet: scaled first, then moved. */
export type Camera = Point & { scale: number };

const CLOSEST = 2.5;
const FARTHEST = 0.08;
const MARGIN = 16;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The whole drawing, centred, never larger than its real size. */
export function fit(sheet: Size, drawing: Size): Camera {
  const room = { width: sheet.width - 2 * MARGIN, height: sheet.height - 2 * MARGIN };
  const scale = clamp(Math.min(room.width / drawing.width, room.height / drawing.height), FARTHEST, 1);
  return { scale, x: (sheet.width - drawing.width * scale) / 2, y: (sheet.height - drawing.height * scale) / 2 };
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

/** Zooms, with the point of the sheet kept in its place. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const scale = clamp(camera.scale * factor, FARTHEST, CLOSEST);
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

/** Pinches with two fingers; the drawing stays under them. */
export function pinch(camera: Camera, from: readonly [Point, Point], to: readonly [Point, Point]): Camera {
  const apart = ([one, other]: readonly [Point, Point]) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  const between = ([one, other]: readonly [Point, Point]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const [before, after] = [between(from), between(to)];
  return move(zoom(camera, apart(to) / apart(from), before), { x: after.x - before.x, y: after.y - before.y });
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
