import { useId, type ReactNode, type Ref } from 'react';
import { cx } from './cx.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { edgeClass } from './fieldLook.ts';
import { PlainButton } from './PlainButton.tsx';

type FieldButtonProps = {
  label: string;
  /** The chosen value; undefined shows the placeholder. */
  value?: ReactNode;
  placeholder: string;
  icon?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  isOpen: boolean;
  onPress: () => void;
  className?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
};

/** A field whose value is chosen in a sheet: one button with a small label above the value. */
export function FieldButton({
  label,
  value,
  placeholder,
  icon,
  error,
  isDisabled = false,
  isOpen,
  onPress,
  className,
  buttonRef,
}: FieldButtonProps) {
  const id = useId();
  return (
    <div data-invalid={error !== undefined || undefined} className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <PlainButton
        {...(buttonRef !== undefined && { ref: buttonRef })}
        onPress={onPress}
        isDisabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(error !== undefined && { 'aria-describedby': id })}
        className={cx(
          'flex min-h-15 w-full items-center gap-3 rounded-control px-3.5 py-1.5 text-start -outline-offset-2 off:border-transparent off:bg-surface-sunken',
          edgeClass({ isInvalid: error !== undefined }),
        )}
      >
        {icon && <span className="text-ink-muted">{icon}</span>}
        <span className="grid min-w-0 flex-1">
          <small className="text-caption text-ink-muted">{label}</small>{' '}
          <b className={cx('truncate', value === undefined ? 'font-normal text-ink-faint' : 'text-[1.0625rem]')}>{value ?? placeholder}</b>
        </span>
      </PlainButton>
      {error !== undefined && <ErrorLine id={id}>{error}</ErrorLine>}
    </div>
  );
}
