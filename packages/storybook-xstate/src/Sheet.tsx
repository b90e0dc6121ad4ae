/** @jsxRuntime classic */
import * as React from 'react';
import { ANY, centre, fit, holds, land, move, pinch, reveal, seen, together, zoom, type Camera, type Level, type Size } from './camera.ts';
import type { Box, Point } from './layout.ts';
import { Overview, type Landmark } from './Overview.tsx';
import type { Words } from './words.ts';

type Props = {
  label: string;
  /** The drawings from far away to near, and which of them is shown. */
  levels: readonly Level[];
  level: number;
  /** A zoom beyond the scales of a level asks for the next one, and a look at the whole for the nearest one that fits. */
  onLevel?: (level: number) => void;
  /** The boxes to show first and after each change, as many as fit from the start of the list. */
  subjects: readonly Box[];
  /** The smallest scale at which the drawing can be read; below it the subjects are shown at first. */
  readable: number;
  /** The boxes of the small map. */
  landmarks: readonly Landmark[];
  words: Words;
  /** More buttons beside the camera's. */
  tools?: React.ReactNode;
  children: React.ReactNode;
};

/** The target of the camera when the window or the subjects change; nothing after a manual move. */
type Aim = 'subjects' | 'whole' | 'nothing';
type View = { camera: Camera; aim: Aim; isGliding: boolean };

const STEP = 60;
const TOOLS = 44;
const FACTOR = 1.25;
/** The scale at which a zoom leaves for a nearer level, and those at which it arrives there and on a farther one. */
const LEAVES = 1.4;
const NEARER = 1;
const FARTHER = 1.2;
/** A pointer that moved farther than this, in px, drags and does not press. */
const STILL = 4;
const KEYS: Record<string, Point> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};
const NOBODY = () => {};
const NO_SIZE: Size = { width: 1, height: 1 };

/** Drawings larger than their window, which can be dragged, zoomed and shown whole. */
export function Sheet({ label, levels, level, onLevel = NOBODY, subjects, readable, landmarks, words, tools, children }: Props) {
  const sheet = React.useRef<HTMLDivElement>(null);
  const [size, setSize] = React.useState<Size | null>(null);
  const [view, setView] = React.useState<View>({ camera: { x: 0, y: 0, scale: 1 }, aim: 'subjects', isGliding: false });
  const shownLevel = levels[level];
  const drawing = shownLevel?.size ?? NO_SIZE;
  const clear = size && clearOf(size);
  const fits = (at: number) => clear !== null && levels[at] !== undefined && holds(clear, levels[at].size, readable);
  const scales = {
    least: readable > 0 ? readable : ANY.least,
    most: level < levels.length - 1 ? LEAVES : ANY.most,
  };
  const subject = clear && together(clear, subjects, readable);
  const whole = clear && (fits(level) || !subject ? fit(clear, drawing, scales.least) : centre(clear, drawing, subject, scales.least));
  const close = clear && subject && !fits(level) ? centre(clear, drawing, subject, readable) : whole;

  // Where a zoom left the level before, until the next one is there.
  const left = React.useRef<{ level: Level; at: Point; scale: number } | null>(null);
  /** Leaves for the next level when the scale would be beyond those of this one. */
  const leaves = (factor: number, at: Point): boolean => {
    const scale = view.camera.scale * factor;
    const next = factor > 1 && scale > scales.most ? level + 1 : factor < 1 && scale < scales.least && !fits(level) ? level - 1 : level;
    if (next === level || !levels[next] || !shownLevel) return false;
    left.current = { level: shownLevel, at, scale: next > level ? NEARER : FARTHER };
    onLevel(next);
    return true;
  };
  const steer = (change: (camera: Camera) => Camera) =>
    setView(({ camera }) => ({ camera: change(camera), aim: 'nothing', isGliding: false }));
  const hand = useHand(sheet, {
    onMove: (shift) => steer((now) => move(now, shift)),
    onZoom: (factor, at) => leaves(factor, at) || steer((now) => zoom(now, factor, at, scales)),
  });
  const look = (aim: Aim) => {
    const best = levels.findLastIndex((_, at) => fits(at));
    const next = aim === 'whole' ? Math.max(best, 0) : level;
    if (next !== level) onLevel(next);
    setView(({ camera }) => ({ camera: (aim === 'whole' ? whole : close) ?? camera, aim, isGliding: next === level }));
  };

  React.useLayoutEffect(() => {
    const element = sheet.current;
    // The observer calls at once, and whenever the window of the drawing changes.
    const observer = new ResizeObserver(() => element && setSize({ width: element.clientWidth, height: element.clientHeight }));
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const latest = React.useRef({ whole, close, clear });
  React.useLayoutEffect(() => {
    latest.current = { whole, close, clear };
  });
  React.useLayoutEffect(() => {
    const { whole, close, clear } = latest.current;
    const before = left.current;
    left.current = null;
    setView((now) => {
      if (before && clear && shownLevel) {
        const camera = land(clear, now.camera, before.at, [before.level, shownLevel], before.scale);
        return { camera, aim: 'nothing', isGliding: false };
      }
      const aimed = now.aim === 'whole' ? whole : now.aim === 'subjects' ? close : null;
      return aimed ? { ...now, camera: aimed, isGliding: false } : now;
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it aims anew when these change, at what is known by then
  }, [size, shownLevel]);

  // Keeps the new state in the window with the smallest movement.
  React.useEffect(() => {
    const { clear } = latest.current;
    const all = clear && together(clear, subjects, readable);
    setView((now) => {
      if (!clear || !all || now.aim === 'whole') return now;
      const camera = reveal(clear, now.camera, all);
      return camera === now.camera ? now : { ...now, camera, isGliding: true };
    });
  }, [subjects, readable]);

  const middle = () => ({ x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 });
  const closer = (factor: number) =>
    leaves(factor, middle()) ||
    setView(({ camera }) => ({ camera: zoom(camera, factor, middle(), scales), aim: 'nothing', isGliding: true }));

  const press = (event: React.KeyboardEvent) => {
    const step = KEYS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) setView(({ camera }) => ({ camera: move(camera, step), aim: 'nothing', isGliding: true }));
    else if (event.key === '+' || event.key === '=') closer(FACTOR);
    else if (event.key === '-') closer(1 / FACTOR);
    else if (event.key === '0') look('whole');
    else if (event.key === '.') look('subjects');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Moves the focused element into the window. */
  const show = ({ target, currentTarget }: React.FocusEvent<HTMLDivElement>) => {
    const moved = currentTarget.querySelector('.chart-moved');
    if (!moved?.contains(target) || !target.matches(':focus-visible') || !size) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    const origin = currentTarget.getBoundingClientRect();
    // The browser scrolls to the focused element; here the camera does it.
    currentTarget.scrollTo(0, 0);
    setView((now) => {
      const { x, y, scale } = now.camera;
      const part = {
        x: (left - origin.left - x) / scale,
        y: (top - origin.top - y) / scale,
        width: width / scale,
        height: height / scale,
      };
      return { ...now, camera: reveal(clearOf(size), now.camera, part), isGliding: false };
    });
  };

  const { width, height } = drawing;
  const shown = size && seen(size, view.camera);
  const isCut = shown !== null && (shown.x > 0 || shown.y > 0 || shown.x + shown.width < width || shown.y + shown.height < height);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointer by itself
    <div
      className="chart-sheet"
      ref={sheet}
      role="application"
      aria-label={`${label}. ${words.moveHint}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved with the arrow keys
      tabIndex={0}
      {...hand}
      onKeyDown={press}
      onFocus={show}
    >
      <div
        className="chart-moved"
        data-gliding={view.isGliding}
        style={
          {
            width,
            height,
            transform: `translate(${view.camera.x}px, ${view.camera.y}px) scale(${view.camera.scale})`,
            '--chart-scale': view.camera.scale,
          } as React.CSSProperties
        }
      >
        {children}
      </div>
      {isCut && shown && (
        <Overview
          drawing={drawing}
          landmarks={landmarks}
          seen={shown}
          onLook={(at) => size && steer(({ scale }) => ({ scale, x: size.width / 2 - at.x * scale, y: size.height / 2 - at.y * scale }))}
        />
      )}
      <div className="chart-tools">
        {tools}
        <button type="button" aria-label={words.zoomOut} title={words.zoomOut} onClick={() => closer(1 / FACTOR)}>
          −
        </button>
        <button type="button" aria-label={words.zoomIn} title={words.zoomIn} onClick={() => closer(FACTOR)}>
          +
        </button>
        <button type="button" aria-pressed={view.aim === 'whole'} onClick={() => look('whole')}>
          {words.fit}
        </button>
        {subjects.length > 0 && (
          <button type="button" aria-pressed={view.aim === 'subjects'} onClick={() => look('subjects')}>
            {words.follow}
          </button>
        )}
      </div>
    </div>
  );
}

/** The part of the window above its buttons. */
function clearOf({ width, height }: Size): Size {
  return { width, height: Math.max(height - TOOLS, height / 2) };
}

type Hand = { onMove: (shift: Point) => void; onZoom: (factor: number, at: Point) => void };

/** Mouse, wheel, one finger and two. */
function useHand(sheet: React.RefObject<HTMLDivElement | null>, { onMove, onZoom }: Hand) {
  const pointers = React.useRef(new Map<number, Point>());
  const travelled = React.useRef(0);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = sheet.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };

  const turned = React.useRef({ onMove, onZoom });
  React.useLayoutEffect(() => {
    turned.current = { onMove, onZoom };
  });
  // React listens to the wheel passively, so the page would scroll too.
  React.useEffect(() => {
    const element = sheet.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
      const at = { x: event.clientX - left, y: event.clientY - top };
      if (event.ctrlKey || event.metaKey) turned.current.onZoom(Math.exp(-event.deltaY / 300), at);
      else turned.current.onMove({ x: -event.deltaX, y: -event.deltaY });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [sheet]);

  const lift = ({ pointerId }: React.PointerEvent) => pointers.current.delete(pointerId);
  return {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) travelled.current = 0;
      pointers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: React.PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      if (event.buttons === 0) return void lift(event);
      const at = pointOf(event);
      const shift = { x: at.x - before.x, y: at.y - before.y };
      travelled.current += Math.hypot(shift.x, shift.y);
      const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      if (!other && travelled.current < STILL) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, at);
      if (!other) return onMove(shift);
      const pinched = pinch([before, other], [at, other]);
      onZoom(pinched.factor, pinched.at);
      onMove(pinched.shift);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture: (event: React.MouseEvent) => {
      // A drag ends over an element without pressing it.
      if (event.detail === 0 || travelled.current < STILL) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
