import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { ModalFrame } from './ModalFrame.tsx';

export type OverlayWidth = 'alert' | 'narrow' | 'mid' | 'wide';

type FrameProps = ComponentProps<typeof ModalFrame>;
type OverlayProps = Pick<
  FrameProps,
  'role' | 'isOpen' | 'onClose' | 'isDismissable' | 'startsInField' | 'origin' | 'textId' | 'children'
> & {
  titleId: string;
  width?: OverlayWidth | undefined;
  isTall?: boolean | undefined;
};

const widths = {
  alert: 'md:max-w-[29rem]',
  narrow: 'md:max-w-dialog',
  mid: 'md:max-w-dialog-mid',
  wide: 'md:max-w-dialog-wide',
};

/** The scrim and the animated dialog of `Sheet` and `Alert`, above the phone's keyboard. */
export function Overlay({ width = 'narrow', isTall = false, ...frame }: OverlayProps) {
  return (
    <ModalFrame
      {...frame}
      className="z-20 flex flex-col justify-end md:items-center md:justify-center md:p-8"
      panelClassName={cx(
        'flex max-h-[calc(100%-2.5rem)] translate-y-0 w-full flex-col overflow-hidden rounded-t-sheet bg-surface shadow-sheet md:max-h-full md:rounded-sheet md:shadow-dialog animate-sheet-in exiting:animate-sheet-out md:animate-dialog-in md:exiting:animate-dialog-out forced-colors:border',
        widths[width],
        isTall && 'h-full md:h-[min(40rem,100%)]',
      )}
    />
  );
}
