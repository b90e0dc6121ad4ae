import type { Voucher } from '../../../machines/domain/voucher.ts';
import { common, voucher as words } from '../../messages/es-MX.ts';
import { clockTime, fullDate, localClock, money } from '../../messages/format.ts';
import { barsOf } from '../../ui/Barcode.tsx';
import { drawQr, pngOf } from '../../ui/drawQr.ts';

const WIDTH = 720;
const HEIGHT = 1080;
const FONT = 'system-ui, sans-serif';

/** The voucher as a picture for a till: reference, codes, amount and deadline, black on white (CONF-027). */
export function voucherImage({ folio, reference, total, expiresAt }: Voucher): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.reject(new Error('the browser draws no pictures'));
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  paper.fillStyle = '#000';
  paper.textAlign = 'center';
  const write = (text: string, y: number, font: string) => {
    paper.font = `${font} ${FONT}`;
    paper.fillText(text, WIDTH / 2, y, WIDTH - 48);
  };
  const until = localClock(expiresAt);
  write(words.title.pending, 80, 'bold 44px');
  write(words.sale(folio), 126, '28px');
  write(`${words.before} ${fullDate(until.date)}, ${clockTime(until)}`, 180, 'bold 30px');
  write(`${words.total}: ${money(total)} ${common.currency}`, 236, 'bold 36px');
  const bars = barsOf(reference);
  const bar = (WIDTH - 120) / bars.length;
  [...bars].forEach((bit, at) => bit === '1' && paper.fillRect(60 + at * bar, 280, bar, 150));
  write(reference.replaceAll(/(\d{4})(?=\d)/g, '$1 '), 480, 'bold 40px');
  drawQr(paper, reference, { center: WIDTH / 2, top: 530, size: 400 });
  return pngOf(canvas);
}
