/** @jsxRuntime classic */
import * as React from 'react';
import { centre, fit, move, pinch, reveal, seen, together, zoom, type Camera, type Size } from './camera.ts';
import type { Box, Point } from './layout.ts';
import { Overview, type Landmark } from './Overview.tsx';
import type { Words } from './words.ts';

type Props = {
  label: string;
  drawing: Size;
  /** The boxes to show first and after each change, as many as fit from the start of the list. */
  subjects: readonly Box[];
  /** Below this scale only the subjects are shown at first. */
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
/** A pointer that moved farther than this, in px, drags and does not press. */
const STILL = 4;
const KEYS: Record<string, Point> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** A drawing larger than its window, which can be dragged, zoomed and shown whole. */
export function Sheet({ label, drawing, subjects, readable, landmarks, words, tools, children }: Props) {
  const sheet = React.useRef<HTMLDivElement>(null);
  const [size, setSize] = React.useState<Size | null>(null);
  const [view, setView] = React.useState<View>({ camera: { x: 0, y: 0, scale: 1 }, aim: 'subjects', isGliding: false });
  const steer = React.useCallback(
    (change: (camera: Camera) => Camera) => setView(({ camera }) => ({ camera: change(camera), aim: 'nothing', isGliding: false })),
    [],
  );
  const hand = useHand(sheet, steer);

  const clear = size && clearOf(size);
  const whole = clear && fit(clear, drawing);
  const isReadable = whole !== null && whole.scale >= readable;
  const subject = clear && together(clear, subjects, readable);
  const close = clear && subject && !isReadable ? centre(clear, drawing, subject, readable) : whole;
  const look = (aim: Aim) => setView(({ camera }) => ({ camera: (aim === 'whole' ? whole : close) ?? camera, aim, isGliding: true }));

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
    const { whole, close } = latest.current;
    setView((now) => {
      const aimed = now.aim === 'whole' ? whole : now.aim === 'subjects' ? close : null;
      return aimed ? { ...now, camera: aimed, isGliding: false } : now;
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it aims anew when these change, at what is known by then
  }, [size, drawing]);

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
  const closer = (factor: number) => setView(({ camera }) => ({ camera: zoom(camera, factor, middle()), aim: 'nothing', isGliding: true }));

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

  const { camera } = view;
  const { width, height } = drawing;
  const shown = size && seen(size, camera);
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
            transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`,
            '--chart-scale': camera.scale,
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

/** Mouse, wheel, one finger and two. */
function useHand(sheet: React.RefObject<HTMLDivElement | null>, steer: (change: (camera: Camera) => Camera) => void) {
  const pointers = React.useRef(new Map<number, Point>());
  const travelled = React.useRef(0);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = sheet.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };

  // React listens to the wheel passively, so the page would scroll too.
  React.useEffect(() => {
    const element = sheet.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
      const at = { x: event.clientX - left, y: event.clientY - top };
      steer((now) =>
        event.ctrlKey || event.metaKey ? zoom(now, Math.exp(-event.deltaY / 300), at) : move(now, { x: -event.deltaX, y: -event.deltaY }),
      );
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [sheet, steer]);

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
      steer((now) => (other ? pinch(now, [before, other], [at, other]) : move(now, shift)));
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
