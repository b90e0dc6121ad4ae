import { Lock } from 'lucide-react';
import { useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, lineOf } from './Field.tsx';
import { controlClass } from './fieldLook.ts';
import { SentForm } from './SentForm.ts';
import { useSay } from './say.ts';

/** How the text of the frame looks, as CSS values. */
export type FrameLook = { color: string; faint: string; fontSize: string };

/** A frame that was put into its place. */
export type MountedFrame = { focus: () => void; lock: (isLocked: boolean) => void; paint: (look: FrameLook) => void; remove: () => void };

export type MountFrame = (
  node: HTMLElement,
  look: FrameLook & { placeholder: string },
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
  /** Puts the frame of another page into a node. Pass the same function in each render; another one removes the frame and what was typed. */
  mount: MountFrame;
};

/** The text of the frame has the colours of these two. */
const inkOf = (ink: HTMLElement, faint: HTMLElement): FrameLook => {
  const { color, fontSize } = getComputedStyle(ink);
  return { color, fontSize, faint: getComputedStyle(faint).color };
};

/** A text field whose input is a frame of another page, which tells only whether its text is good. It looks and speaks as a TextField. */
export function FrameField({ label, placeholder, error, icon, end, isLocked, isLoading, mount }: FrameFieldProps) {
  const id = useId();
  const ink = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const faint = useRef<HTMLSpanElement>(null);
  const mounted = useRef<MountedFrame>(null);
  const [hasFocus, setFocus] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const wasSent = useContext(SentForm);
  const shown = (wasLeft || wasSent) && !isLocked ? error : undefined;
  // A page cannot describe the input of another one, so its error is announced when the field was left.
  useSay(wasLeft && shown !== undefined ? `${label}: ${shown}` : '');

  useEffect(() => {
    if (!place.current || !ink.current || !faint.current) return undefined;
    const frame = mount(
      place.current,
      { ...inkOf(ink.current, faint.current), placeholder },
      {
        onFocus: () => setFocus(true),
        onBlur: (isEmpty) => {
          setFocus(false);
          if (!isEmpty) setLeft(true);
        },
      },
    );
    mounted.current = frame;
    return () => {
      mounted.current = null;
      frame.remove();
    };
  }, [mount, placeholder]);
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const paint = () => ink.current && faint.current && mounted.current?.paint(inkOf(ink.current, faint.current));
    dark.addEventListener('change', paint);
    return () => dark.removeEventListener('change', paint);
  }, []);
  useEffect(() => mounted.current?.lock(isLocked), [isLocked]);

  return (
    <Field id={id} label={label} error={shown}>
      <div ref={ink} className="text-ink">
        <div
          // The form and a press beside the text focus the control, and it gives the focus to its frame.
          tabIndex={-1}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={lineOf({ id, hint: undefined, error: shown, note: undefined })}
          data-frame={shown === undefined ? 'good' : 'wrong'}
          onFocus={() => mounted.current?.focus()}
          className={cx(controlClass({ isInvalid: shown !== undefined, isLocked }), hasFocus && 'outline-3 outline-focus')}
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
          {isLocked ? <Lock className="size-4 text-ink-muted" /> : end && <span className="-me-2.5">{end}</span>}
        </div>
      </div>
    </Field>
  );
}
