import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { Sheet } from './Sheet.tsx';
import { SheetField, type SheetFieldProps } from './SheetField.tsx';

type DateFieldProps = SheetFieldProps &
  Omit<CalendarProps, 'label'> & {
    /** The day as text in the field. */
    valueText?: ReactNode;
    closeLabel: string;
    doneLabel: string;
  };

/** A field for a day: a button that opens a sheet with the calendar. Choosing a day reports it at once; `doneLabel` closes the sheet. */
export function DateField(props: DateFieldProps) {
  const { label, valueText, placeholder, icon, error, isDisabled, className, isOpen, onOpenChange, closeLabel, doneLabel, ...calendar } =
    props;
  const field = { label, value: valueText, placeholder, icon, error, isDisabled, className, isOpen, onOpenChange };
  return (
    <SheetField
      {...field}
      renderSheet={(opened) => (
        <Sheet
          {...opened}
          title={label}
          closeLabel={closeLabel}
          footer={
            <Button look="primary" block onPress={opened.onClose}>
              {doneLabel}
            </Button>
          }
        >
          <Calendar {...calendar} label={label} />
        </Sheet>
      )}
    />
  );
}
