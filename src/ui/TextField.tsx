import { Lock } from 'lucide-react';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, lineOf } from './Field.tsx';
import { controlClass } from './fieldLook.ts';

type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'className' | 'style' | 'onChange' | 'readOnly' | 'disabled' | 'required'
> & {
  label: ReactNode;
  isLabelHidden?: boolean;
  onChange?: (text: string) => void;
  /** Replaces the hint and makes the field invalid. */
  error?: string | undefined;
  hint?: ReactNode;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Fixed text before the value, such as +52. */
  lead?: ReactNode;
  /** A control after the value, such as an IconButton. */
  end?: ReactNode;
  /** Read only, with a padlock. */
  isLocked?: boolean;
  /** Wrong without a line of its own, as one of several fields of a value. */
  isInvalid?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  className?: string;
};

/**
 * A text input with a visible label. It takes the props of an input: `inputMode`, `maxLength`, `autoComplete`, `type`, `name`, `value`,
 * `onChange(text)`, `onBlur`.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    onChange,
    error,
    hint,
    icon,
    lead,
    end,
    isLocked = false,
    isInvalid = false,
    isDisabled,
    isRequired,
    className,
    ...input
  } = props;
  const id = useId();
  const isWrong = isInvalid || error !== undefined;
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className} {...(isLabelHidden && { isLabelHidden })}>
      <div className={controlClass({ isInvalid: isWrong, isLocked })}>
        {icon && <span className="text-ink-muted">{icon}</span>}
        {lead && <span className="border-e border-line pe-2.5 text-ink-muted">{lead}</span>}
        <input
          type="text"
          {...input}
          id={id}
          readOnly={isLocked}
          disabled={isDisabled}
          required={isRequired}
          aria-invalid={isWrong || undefined}
          aria-describedby={lineOf({ id, hint, error })}
          onChange={(event) => onChange?.(event.target.value)}
          className="min-h-12 min-w-0 flex-1 truncate bg-transparent outline-none placeholder:text-ink-faint placeholder:opacity-100 off:text-ink-faint"
        />
        {isLocked ? <Lock className="size-4 text-ink-muted" /> : end && <span className="-me-2.5">{end}</span>}
      </div>
    </Field>
  );
}
