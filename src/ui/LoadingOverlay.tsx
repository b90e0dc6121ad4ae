import type { ReactNode } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import { Spinner } from './Spinner.tsx';
import { useAfter } from './useAfter.ts';

type LoadingOverlayProps = {
  isLoading: boolean;
  label: string;
  /** More about the wait, below the label. */
  children?: ReactNode;
};

/** Blocks the page: a scrim with a spinner and text, shown when the wait lasts longer than 80 ms. */
export function LoadingOverlay({ isLoading, label, children }: LoadingOverlayProps) {
  const isShown = useAfter(isLoading, 80);
  return (
    <ModalFrame
      label={label}
      isOpen={isShown}
      className="z-30 grid place-items-center"
      panelClassName="rounded-sheet bg-surface px-10 py-8 shadow-dialog forced-colors:border"
    >
      <div aria-busy className="grid justify-items-center gap-4">
        <Spinner label={label} size="lg" />
        <p aria-hidden="true" className={children ? 'text-title-2 font-strong' : 'font-semibold'}>
          {label}
        </p>
        {children && (
          <p role="status" className="max-w-xs text-center text-ink-muted">
            {children}
          </p>
        )}
      </div>
    </ModalFrame>
  );
}
