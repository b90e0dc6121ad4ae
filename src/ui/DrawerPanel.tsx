import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { ModalFrame } from './ModalFrame.tsx';

export type DrawerProps = { isOpen: boolean; onClose: () => void; label: string; children: ReactNode };

/** A panel from the right edge, over the scrim. Draw its cross inside: it is not drawn here. */
export function DrawerPanel({ isOpen, onClose, label, children }: DrawerProps) {
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      className="fixed inset-x-0 top-0 z-20 bg-scrim entering:animate-fade-in exiting:animate-fade-out"
      panelClassName="absolute inset-y-0 end-0 w-[min(21rem,88vw)] bg-surface shadow-dialog md:w-[23rem] entering:animate-drawer-in exiting:animate-drawer-out forced-colors:border-s"
    >
      <Dialog aria-label={label} className="flex h-full flex-col overflow-y-auto outline-none">
        {children}
      </Dialog>
    </ModalFrame>
  );
}
