import { useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field } from './Field.tsx';
import { edgeClass } from './fieldLook.ts';
import { useSay } from './say.ts';
import { SentForm } from './SentForm.ts';

/** How the text of the frame looks, as CSS values. */
export type FrameLook = { color: string; faint: string; fontSize: string; placeholder: string };

/** A frame that was put into its place. */
export type MountedFrame = { focus: () => void; lock: (isLocked: boolean) => void; remove: () => void };

export type MountFrame = (
  node: HTMLElement,
  look: FrameLook,
  events: { onFocus: () => void; onBlur: (isEmpty: boolean) => void },
) => MountedFrame;

type FrameFieldProps = {
  label: string;
  placeholder: string;
  /** As of a TextField. */
  error?: string | undefined;
  icon?: ReactNode;
  end?: ReactNode;
  isLocked: boolean;
  /** The frame is still to come; its place is kept. */
  isLoading: boolean;
  /** Puts the frame of another page into a node. It must stay the same function. */
  mount: MountFrame;
};

/** A text field whose input is a frame of another page, which tells only whether its text is good. It looks and speaks as a TextField. */
export function FrameField({ label, placeholder, error, icon, end, isLocked, isLoading, mount }: FrameFieldProps) {
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const faint = useRef<HTMLSpanElement>(null);
  const mounted = useRef<MountedFrame>(null);
  const [hasFocus, setFocus] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const wasSent = useContext(SentForm);
  const shown = (wasLeft || wasSent) && !isLocked ? error : undefined;
  useSay(shown ?? '');

  useEffect(() => {
    if (!control.current || !place.current || !faint.current) return undefined;
    const { color, fontSize } = getComputedStyle(place.current);
    const look = { color, fontSize, faint: getComputedStyle(faint.current).color, placeholder };
    const frame = mount(place.current, look, {
      onFocus: () => setFocus(true),
      onBlur: (isEmpty) => {
        setFocus(false);
        if (!isEmpty) setLeft(true);
      },
    });
    mounted.current = frame;
    // A press beside the text reaches the frame, as in any field.
    const stop = new AbortController();
    control.current.addEventListener('click', () => frame.focus(), stop);
    return () => {
      stop.abort();
      frame.remove();
    };
  }, [mount, placeholder]);
  useEffect(() => mounted.current?.lock(isLocked), [isLocked]);

  return (
    <Field id={id} label={label} error={shown}>
      <div
        ref={control}
        className={cx(
          'flex min-h-control w-full min-w-0 items-center gap-2.5 rounded-control px-3.5 -outline-offset-2',
          edgeClass({ isInvalid: shown !== undefined, isLocked }),
          hasFocus && 'outline-3 outline-focus',
        )}
      >
        {icon && <span className="text-ink-muted">{icon}</span>}
        <div translate="no" className="relative min-w-0 flex-1">
          <div ref={place} id={id} className="min-h-6" />
          <span
            ref={faint}
            aria-hidden="true"
            className={cx('pointer-events-none absolute inset-0 text-ink-faint', !isLoading && 'invisible')}
          >
            {placeholder}
          </span>
        </div>
        {end && <span className="-me-2.5">{end}</span>}
      </div>
    </Field>
  );
}
