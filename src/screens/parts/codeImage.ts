import { drawQr, pngOf } from '../../ui/drawQr.ts';

const SIZE = 480;
const EDGE = 24;
const LINE = 40;

/** The QR code of `text` above its lines, the first of them bold, black on white, as a png (TRIPS-012). Load it late: it brings the encoder. */
export function codeImage(text: string, lines: readonly string[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE + LINE * lines.length + EDGE;
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.reject(new Error('the browser draws no pictures'));
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  drawQr(paper, text, { center: SIZE / 2, top: EDGE, size: SIZE - 2 * EDGE });
  paper.textAlign = 'center';
  lines.forEach((line, at) => {
    paper.font = at === 0 ? 'bold 32px system-ui, sans-serif' : '24px system-ui, sans-serif';
    paper.fillText(line, SIZE / 2, SIZE + LINE * at + 30, SIZE - 2 * EDGE);
  });
  return pngOf(canvas);
}
