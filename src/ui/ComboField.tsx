import { useRef, useState, type ReactNode } from 'react';
import type { ComboSheetProps } from './ComboSheet.tsx';
import { SheetField, type SheetFieldProps } from './SheetField.tsx';
import { useTypedAhead } from './useTypedAhead.ts';

/** What a `ComboSheet` needs of its field. */
export type OpenedCombo = Pick<ComboSheetProps, 'isOpen' | 'onClose' | 'input' | 'field' | 'query' | 'onQueryChange'>;

type ComboFieldProps = SheetFieldProps &
  Pick<ComboSheetProps, 'query' | 'onQueryChange'> & { value?: ReactNode; renderSheet: (opened: OpenedCombo) => ReactNode };

/** A choice of one of many: a button that opens a `ComboSheet`, which the caller loads late. No typed letter is lost. */
export function ComboField({ query, onQueryChange, value, renderSheet, ...props }: ComboFieldProps) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const { isOpen = isOwnOpen, onOpenChange = setOwnOpen } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useTypedAhead({ isOpen, input, text: query, onType: onQueryChange });
  return (
    <SheetField
      {...props}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      value={value}
      buttonRef={button}
      renderSheet={(opened) => renderSheet({ ...opened, query, onQueryChange, input, field: button })}
    />
  );
}
