import JsBarcode from 'jsbarcode';
import { useMemo } from 'react';

/** A Code 128 bar of digits with the name `label`, black on white in both themes. */
export function Barcode({ text, label }: { text: string; label: string }) {
  const bits = useMemo(() => barsOf(text), [text]);
  const edge = 10;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-edge} 0 ${bits.length + 2 * edge} 40`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="block h-18 w-full max-w-88 rounded-[0.5rem] bg-white text-black forced-color-adjust-none"
    >
      <path d={[...bits].map((bit, at) => (bit === '1' ? `M${at} 4h1v32h-1z` : '')).join('')} fill="currentColor" />
    </svg>
  );
}

/** The modules of the code, a letter each: 1 for black. */
export function barsOf(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  return drawn.encodings?.map(({ data }) => data).join('') ?? '';
}
