import { useRef, useState, type ReactNode } from 'react';
import type { ComboSheetProps } from './ComboSheet.tsx';
import { lazyOverlay } from './lazyPart.tsx';
import { SheetField, type SheetFieldProps } from './SheetField.tsx';
import { useTypedAhead } from './useTypedAhead.ts';

export type { ComboOption, ComboSection } from './ComboSheet.tsx';

type ComboFieldProps = SheetFieldProps & Omit<ComboSheetProps, 'isOpen' | 'onClose' | 'input' | 'field'> & { value?: ReactNode };

const Sheet = lazyOverlay<ComboSheetProps>(async () => (await import('./ComboSheet.tsx')).ComboSheet);

/** A choice of one of many: a button that opens a sheet with a search input over a list in sections. The caller filters. No typed letter is lost. */
export function ComboField({
  label,
  value,
  placeholder,
  icon,
  error,
  isDisabled,
  className,
  isOpen: isOpenOutside,
  onOpenChange: onOpenOutside,
  ...sheet
}: ComboFieldProps) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = isOpenOutside ?? isOwnOpen;
  const onOpenChange = onOpenOutside ?? setOwnOpen;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useTypedAhead({ isOpen, input, text: sheet.query, onType: sheet.onQueryChange });
  const field = { label, value, placeholder, icon, error, isDisabled, className, isOpen, onOpenChange, buttonRef: button };
  return (
    <SheetField
      {...field}
      renderSheet={(opened) => (
        <Sheet
          {...sheet}
          {...opened}
          input={input}
          field={button}
          onChoose={(id) => {
            opened.onClose();
            sheet.onChoose(id);
          }}
        />
      )}
    />
  );
}

ComboField.preload = Sheet.preload;
