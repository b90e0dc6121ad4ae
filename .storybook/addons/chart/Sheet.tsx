/** @jsxRuntime classic */
import * as React from 'react';
import { centre, fit, move, together, zoom, type Camera, type Size } from './camera.ts';
import type { Box, Point } from './layout.ts';
import type { Words } from './words.ts';

type Props = {
  label: string;
  drawing: Size;
  /** What to look at first, and whenever it changes: as many of the first as the window holds. */
  subjects: readonly Box[];
  /** Below this scale the subjects alone are shown at first. */
  readable: number;
  words: Words;
  children: React.ReactNode;
};

const STEP = 60;
const FACTOR = 1.25;
const KEYS: Record<string, Point> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** A drawing larger than its window: it is dragged, brought closer, and shown whole. */
export function Sheet({ label, drawing, subjects, readable, words, children }: Props) {
  const sheet = React.useRef<HTMLDivElement>(null);
  const [camera, setCamera] = React.useState<Camera>({ x: 0, y: 0, scale: 1 });
  const size = React.useCallback((): Size => ({ width: sheet.current?.clientWidth ?? 1, height: sheet.current?.clientHeight ?? 1 }), []);

  const showAll = React.useCallback(() => setCamera(fit(size(), drawing)), [size, drawing]);
  const showSubjects = React.useCallback(() => {
    const whole = fit(size(), drawing);
    const subject = together(size(), subjects, readable);
    setCamera(whole.scale >= readable || !subject ? whole : centre(size(), drawing, subject, readable));
  }, [size, drawing, subjects, readable]);
  const middle = () => ({ x: size().width / 2, y: size().height / 2 });

  React.useLayoutEffect(() => {
    // It is called at once, and whenever the window of the drawing changes.
    const observer = new ResizeObserver(showSubjects);
    if (sheet.current) observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [showSubjects]);

  // React listens to the wheel passively, and then the page would scroll too.
  React.useEffect(() => {
    const element = sheet.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const at = { x: event.clientX - left, y: event.clientY - top };
      setCamera((now) =>
        event.ctrlKey || event.metaKey ? zoom(now, Math.exp(-event.deltaY / 300), at) : move(now, { x: -event.deltaX, y: -event.deltaY }),
      );
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);

  const drag = (event: React.PointerEvent) => {
    if (event.buttons === 1) setCamera((now) => move(now, { x: event.movementX, y: event.movementY }));
  };

  const press = (event: React.KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step) setCamera((now) => move(now, step));
    else if (event.key === '+' || event.key === '=') setCamera((now) => zoom(now, FACTOR, middle()));
    else if (event.key === '-') setCamera((now) => zoom(now, 1 / FACTOR, middle()));
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** What takes focus by the keyboard comes into the window. */
  const reveal = ({ target, currentTarget }: React.FocusEvent<HTMLDivElement>) => {
    if (target === currentTarget || !target.matches(':focus-visible')) return;
    const inside = target.getBoundingClientRect();
    const window = currentTarget.getBoundingClientRect();
    const shift = (from: number, to: number, least: number, most: number) =>
      from < least ? least - from + 20 : to > most ? most - to - 20 : 0;
    setCamera((now) =>
      move(now, {
        x: shift(inside.left, inside.right, window.left, window.right),
        y: shift(inside.top, inside.bottom, window.top, window.bottom),
      }),
    );
  };

  const { width, height } = drawing;
  const transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys and pointer by itself
    <div
      className="chart-sheet"
      ref={sheet}
      role="application"
      aria-label={`${label}. ${words.moveHint}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is moved with the arrow keys
      tabIndex={0}
      onPointerMove={drag}
      onKeyDown={press}
      onFocus={reveal}
    >
      <div className="chart-moved" style={{ width, height, transform }}>
        {children}
      </div>
      <div className="chart-tools">
        <button
          type="button"
          aria-label={words.zoomOut}
          title={words.zoomOut}
          onClick={() => setCamera((now) => zoom(now, 1 / FACTOR, middle()))}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words.zoomIn}
          title={words.zoomIn}
          onClick={() => setCamera((now) => zoom(now, FACTOR, middle()))}
        >
          +
        </button>
        <button type="button" onClick={showAll}>
          {words.fit}
        </button>
        {subjects.length > 0 && (
          <button type="button" onClick={showSubjects}>
            {words.follow}
          </button>
        )}
      </div>
    </div>
  );
}
