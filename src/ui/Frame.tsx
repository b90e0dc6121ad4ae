import type { Ref } from 'react';
import { cx } from './cx.ts';

type FrameProps = {
  /** The accessible name. */
  title: string;
  src?: string;
  /** The target for a form that posts into the frame. */
  name?: string;
  /** Invisible and inert. */
  isHidden?: boolean;
  onLoad?: () => void;
  frameRef?: Ref<HTMLIFrameElement>;
  className?: string;
};

/** An iframe for a foreign page, white in both themes. It may run scripts and send forms, but not navigate our page. */
export function Frame({ title, src, name, isHidden = false, onLoad, frameRef, className }: FrameProps) {
  return (
    <iframe
      ref={frameRef}
      title={title}
      src={src}
      name={name}
      onLoad={onLoad}
      // The frame keeps its own origin and cannot reach ours, because its page is of another origin.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      tabIndex={isHidden ? -1 : undefined}
      aria-hidden={isHidden || undefined}
      className={
        isHidden ? 'sr-only' : cx('min-h-92 w-full rounded-control border border-line-strong bg-white [color-scheme:light]', className)
      }
    />
  );
}
