import { create } from 'qrcode';

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
  paper.fillStyle = '#000';
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const square = Math.floor((SIZE - 2 * EDGE) / size);
  const left = (SIZE - square * size) / 2;
  data.forEach((dark, at) => dark && paper.fillRect(left + (at % size) * square, left + Math.floor(at / size) * square, square, square));
  paper.textAlign = 'center';
  paper.font = 'bold 32px system-ui, sans-serif';
  paper.fillText(code, SIZE / 2, SIZE + 30, SIZE - 2 * EDGE);
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}
