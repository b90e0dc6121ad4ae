import { useState, type ReactNode } from 'react';
import type { ComboSheetProps } from './ComboSheet.tsx';
import { FieldButton } from './FieldButton.tsx';
import { lazyOverlay } from './lazyPart.tsx';

export type { ComboOption, ComboSection } from './ComboSheet.tsx';

type ComboFieldProps = Omit<ComboSheetProps, 'isOpen' | 'onClose'> & {
  label: string;
  value?: ReactNode;
  placeholder: string;
  icon?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean;
  className?: string;
  /** Both, when something outside decides that the sheet is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

const Sheet = lazyOverlay<ComboSheetProps>(async () => (await import('./ComboSheet.tsx')).ComboSheet);

/** One of many: a button that opens a sheet with a search input over a list in sections. The caller filters. */
export function ComboField(props: ComboFieldProps) {
  const { label, value, placeholder, icon, error, isDisabled, className, isOpen: isOpenOutside, onOpenChange, ...sheet } = props;
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = isOpenOutside ?? isOwnOpen;
  const setOpen = onOpenChange ?? setOwnOpen;
  return (
    <>
      <FieldButton
        label={label}
        value={value}
        placeholder={placeholder}
        icon={icon}
        error={error}
        isDisabled={isDisabled}
        className={className}
        isOpen={isOpen}
        onPress={() => setOpen(true)}
      />
      <Sheet
        {...sheet}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(id) => {
          sheet.onChoose(id);
          setOpen(false);
        }}
      />
    </>
  );
}

ComboField.preload = Sheet.preload;
