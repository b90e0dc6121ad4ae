import type { ReactNode } from 'react';
import { ModalFrame } from './ModalFrame.tsx';

export type DrawerProps = { isOpen: boolean; onClose: () => void; label: string; children: ReactNode };

/** A panel from the right edge, over the scrim. It renders no close button, so add one inside. */
export function DrawerPanel({ isOpen, onClose, label, children }: DrawerProps) {
  return (
    <ModalFrame
      label={label}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      className="z-20"
      panelClassName="absolute inset-y-0 end-0 flex translate-x-0 flex-col overflow-y-auto w-[min(21rem,88vw)] bg-surface shadow-dialog md:w-[23rem] animate-drawer-in exiting:animate-drawer-out forced-colors:border-s"
    >
      {children}
    </ModalFrame>
  );
}
