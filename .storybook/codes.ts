import { create } from 'qrcode';

/** The rows of a code from the top, `#` for each dark square. */
function rowsOf(size: number, isDark: (column: number, row: number) => boolean): string[] {
  const places = Array.from({ length: size }, (_, index) => index);
  return places.map((row) => places.map((column) => (isDark(column, row) ? '#' : ' ')).join(''));
}

/** The QR code that a reader understands as `text`. */
export function codeOf(text: string): string[] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return rowsOf(size, (column, row) => data[row * size + column] === 1);
}

/** The QR code that a drawing shows, by the squares of its path. */
export function drawnCode(image: Element): string[] {
  const [, , width = 0] = (image.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const path = image.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, column, row]) => `${column} ${row}`));
  // Two squares of white on each side.
  return rowsOf(width - 4, (column, row) => dark.has(`${column} ${row}`));
}

/** The QR code in a picture, the first dark square of which is below `top`, read in the middle of each square. */
export async function codeInPicture(picture: Blob, top = 0): Promise<string[]> {
  const bitmap = await createImageBitmap(picture);
  const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!paper) throw new Error('the browser draws no pictures');
  paper.drawImage(bitmap, 0, 0);
  const { data } = paper.getImageData(0, 0, bitmap.width, bitmap.height);
  const isDark = (x: number, y: number) => (data[4 * (Math.floor(y) * bitmap.width + Math.floor(x))] ?? 255) < 128;
  const line = (y: number) => Array.from({ length: bitmap.width }, (_, x) => isDark(x, y));
  let y = top;
  while (y < bitmap.height && !line(y).includes(true)) y += 1;
  const first = line(y);
  const left = first.indexOf(true);
  // The mark in the corner begins the first row, seven squares wide, and another one ends it.
  const square = (first.indexOf(false, left) - left) / 7;
  const size = Math.round((first.lastIndexOf(true) + 1 - left) / square);
  return rowsOf(size, (column, row) => isDark(left + (column + 0.5) * square, y + (row + 0.5) * square));
}
