/** @jsxRuntime classic */
import * as React from 'react';
import type { Size } from './camera.ts';
import type { Box, Point } from './layout.ts';

/** A box of the drawing, and whether it is marked. */
export type Landmark = { box: Box; isMarked: boolean };

const MOST = { width: 150, height: 110 };

type Props = { drawing: Size; landmarks: readonly Landmark[]; seen: Box; onLook: (at: Point) => void };

/** The whole drawing in small, with the visible part. It is for the pointer only, because keys move the sheet itself. */
export function Overview({ drawing, landmarks, seen, onLook }: Props) {
  const scale = Math.min(MOST.width / drawing.width, MOST.height / drawing.height);
  const look = (event: React.PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    event.stopPropagation();
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onLook({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  };
  return (
    <svg
      className="chart-overview"
      aria-hidden="true"
      width={drawing.width * scale}
      height={drawing.height * scale}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onPointerDown={look}
      onPointerMove={look}
    >
      {landmarks.map(({ box, isMarked }, index) => (
        <rect key={index} data-marked={isMarked} {...box} />
      ))}
      <rect className="chart-seen" {...seen} />
    </svg>
  );
}
