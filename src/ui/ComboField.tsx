import type { ReactNode } from 'react';
import type { ComboSheetProps } from './ComboSheet.tsx';
import { lazyOverlay } from './lazyPart.tsx';
import { SheetField, type SheetFieldProps } from './SheetField.tsx';

export type { ComboOption, ComboSection } from './ComboSheet.tsx';

type ComboFieldProps = SheetFieldProps & Omit<ComboSheetProps, 'isOpen' | 'onClose'> & { value?: ReactNode };

const Sheet = lazyOverlay<ComboSheetProps>(async () => (await import('./ComboSheet.tsx')).ComboSheet);

/** A choice of one of many: a button that opens a sheet with a search input over a list in sections. The caller filters. */
export function ComboField({
  label,
  value,
  placeholder,
  icon,
  error,
  isDisabled,
  className,
  isOpen,
  onOpenChange,
  ...sheet
}: ComboFieldProps) {
  const field = { label, value, placeholder, icon, error, isDisabled, className, isOpen, onOpenChange };
  return (
    <SheetField
      {...field}
      renderSheet={(opened) => (
        <Sheet
          {...sheet}
          {...opened}
          onChoose={(id) => {
            sheet.onChoose(id);
            opened.onClose();
          }}
        />
      )}
    />
  );
}

ComboField.preload = Sheet.preload;
