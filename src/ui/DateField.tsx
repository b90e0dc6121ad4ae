import type { ReactNode } from 'react';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { Sheet } from './Sheet.tsx';
import { useMedia } from './useMedia.ts';
import { SheetField, type SheetFieldProps } from './SheetField.tsx';

type DateFieldProps = SheetFieldProps &
  Omit<CalendarProps, 'label'> & {
    /** The day as text in the field. */
    valueText?: ReactNode;
    closeLabel: string;
  };

/** A field for a day: a button that opens a sheet with the calendar, with two months on a wide screen. It closes on the day. */
export function DateField(props: DateFieldProps) {
  const { label, valueText, placeholder, icon, error, isDisabled, className, isOpen, onOpenChange, closeLabel, onChange, ...calendar } =
    props;
  const isWide = useMedia('(min-width: 64rem)');
  const field = { label, value: valueText, placeholder, icon, error, isDisabled, className, isOpen, onOpenChange };
  return (
    <SheetField
      {...field}
      renderSheet={(opened) => (
        <Sheet {...opened} title={label} closeLabel={closeLabel} {...(isWide && { width: 'wide' })}>
          <Calendar
            {...calendar}
            label={label}
            onChange={(day) => {
              onChange(day);
              opened.onClose();
            }}
            isDouble={isWide}
            takesFocus
          />
        </Sheet>
      )}
    />
  );
}
