import { create } from 'qrcode';

/** Draws the QR code of `text` in black as a square of at most `size` pixels, centred at `center` below `top`. Load it late: it brings the encoder. */
export function drawQr(
  paper: CanvasRenderingContext2D,
  text: string,
  { center, top, size }: { center: number; top: number; size: number },
): void {
  const { size: count, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const square = Math.floor(size / count);
  const left = center - (square * count) / 2;
  paper.fillStyle = '#000';
  data.forEach((dark, at) => dark && paper.fillRect(left + (at % count) * square, top + Math.floor(at / count) * square, square, square));
}

/** The canvas as a png. Rejects when the browser gives none. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}
