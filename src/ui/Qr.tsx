import { useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { Skeleton } from './Skeleton.tsx';
import { untilLoaded } from './untilLoaded.ts';

/** A QR code of `text` with the name `label`, black on white in both themes. The encoder loads with the first rendering. */
export function Qr({ text, label, className }: { text: string; label: string; className?: string }) {
  const code = useQr(text);
  const place = cx('print:size-[42mm]', className ?? 'size-38');
  if (!code) return <Skeleton className={place} />;
  const edge = 2;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-edge} ${-edge} ${code.size + 2 * edge} ${code.size + 2 * edge}`}
      shapeRendering="crispEdges"
      className={cx('block rounded-[0.5rem] bg-white text-black forced-color-adjust-none', place)}
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  );
}

type Code = { text: string; size: number; path: string };

function useQr(text: string): Code | undefined {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { create } = await untilLoaded(() => import('qrcode'));
      const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
      const squares = Array.from(data, (dark, at) => (dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''));
      if (isCurrent) setCode({ text, size, path: squares.join('') });
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return code?.text === text ? code : undefined;
}
