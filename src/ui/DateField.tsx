import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { FieldButton } from './FieldButton.tsx';
import { Sheet } from './Sheet.tsx';

type DateFieldProps = Omit<CalendarProps, 'label'> & {
  label: string;
  /** The day as it is written in the field. */
  valueText?: ReactNode;
  placeholder: string;
  icon?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean;
  className?: string;
  closeLabel: string;
  doneLabel: string;
  /** Both, when something outside decides that the sheet is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** A day: a button that opens a sheet with the calendar. Choosing a day reports it at once; `doneLabel` closes the sheet. */
export function DateField(props: DateFieldProps) {
  const { label, valueText, placeholder, icon, error, isDisabled, className, closeLabel, doneLabel, ...calendar } = props;
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = props.isOpen ?? isOwnOpen;
  const setOpen = props.onOpenChange ?? setOwnOpen;
  return (
    <>
      <FieldButton
        label={label}
        value={valueText}
        placeholder={placeholder}
        icon={icon}
        error={error}
        isDisabled={isDisabled}
        className={className}
        isOpen={isOpen}
        onPress={() => setOpen(true)}
      />
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        closeLabel={closeLabel}
        footer={
          <Button look="primary" block onPress={() => setOpen(false)}>
            {doneLabel}
          </Button>
        }
      >
        <Calendar {...calendar} label={label} />
      </Sheet>
    </>
  );
}
