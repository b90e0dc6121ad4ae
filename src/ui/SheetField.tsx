import { useState, type ReactNode, type Ref } from 'react';
import { FieldButton } from './FieldButton.tsx';

export type SheetFieldProps = {
  label: string;
  placeholder: string;
  icon?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  /** Set both when the caller controls whether the sheet is open. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

type Opened = { isOpen: boolean; onClose: () => void };
type AllProps = SheetFieldProps & { value: ReactNode; renderSheet: (opened: Opened) => ReactNode };

/** A button in the look of a field, with its sheet. */
export function SheetField({ isOpen: isOpenOutside, onOpenChange, renderSheet, ...field }: AllProps) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = isOpenOutside ?? isOwnOpen;
  const setOpen = onOpenChange ?? setOwnOpen;
  return (
    <>
      <FieldButton {...field} isOpen={isOpen} onPress={() => setOpen(true)} />
      {renderSheet({ isOpen, onClose: () => setOpen(false) })}
    </>
  );
}
