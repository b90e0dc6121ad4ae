import type { Ref } from 'react';
import { cx } from './cx.ts';

type FrameProps = {
  /** Said by screen readers. */
  title: string;
  src?: string;
  /** To post a form into it. */
  name?: string;
  /** Neither seen nor reachable. */
  isHidden?: boolean;
  onLoad?: () => void;
  frameRef?: Ref<HTMLIFrameElement>;
  className?: string;
};

/** A page of somebody else inside ours, white in both themes. It may run scripts and send forms, not move our page. */
export function Frame({ title, src, name, isHidden = false, onLoad, frameRef, className }: FrameProps) {
  return (
    <iframe
      ref={frameRef}
      title={title}
      src={src}
      name={name}
      onLoad={onLoad}
      // The page is of another origin: it keeps that origin, and ours stays out of its reach.
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
