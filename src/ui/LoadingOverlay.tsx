import { Dialog } from './Dialog.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import { Spinner } from './Spinner.tsx';
import { useAfter } from './useAfter.ts';

/** Everything waits: a scrim with a spinner and words, shown when the wait lasts longer than 80 ms. */
export function LoadingOverlay({ isLoading, label }: { isLoading: boolean; label: string }) {
  const isShown = useAfter(isLoading, 80);
  return (
    <ModalFrame
      isOpen={isShown}
      className="fixed inset-0 z-30 grid place-items-center bg-scrim entering:animate-fade-in exiting:animate-fade-out"
    >
      <Dialog
        aria-label={label}
        aria-busy
        className="grid justify-items-center gap-4 rounded-sheet bg-surface px-10 py-8 shadow-dialog outline-none forced-colors:border"
      >
        <Spinner label={label} size="lg" />
        <p aria-hidden="true" className="font-semibold">
          {label}
        </p>
      </Dialog>
    </ModalFrame>
  );
}
