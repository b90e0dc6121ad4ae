import { drawQr, pngOf } from '../../ui/drawQr.ts';

const SIZE = 480;
const EDGE = 24;

/** A QR code with its text below, black on white, as a png (TRIPS-012). */
export function codeImage(code: string, text: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE + 60;
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.reject(new Error('the browser draws no pictures'));
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  drawQr(paper, text, { center: SIZE / 2, top: EDGE, size: SIZE - 2 * EDGE });
  paper.textAlign = 'center';
  paper.font = 'bold 32px system-ui, sans-serif';
  paper.fillText(code, SIZE / 2, SIZE + 30, SIZE - 2 * EDGE);
  return pngOf(canvas);
}
