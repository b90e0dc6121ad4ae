import { Lock } from 'lucide-react';
import { useContext, useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { Field, lineOf } from './Field.tsx';
import { controlClass } from './fieldLook.ts';
import { useSay } from './say.ts';
import { SentForm } from './SentForm.ts';

export type TextFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'className' | 'style' | 'onChange' | 'readOnly' | 'disabled' | 'required'
> & {
  label: ReactNode;
  isLabelHidden?: boolean;
  onChange?: (text: string) => void;
  /** What is wrong with the text. It is shown once the field was left with something in it, or its form was sent (decision 35). */
  error?: string | undefined;
  /** What another refused about the text. It is shown at once. */
  refusal?: string | undefined;
  /** What the field did to the text. It is shown and announced at once. */
  note?: string | undefined;
  hint?: ReactNode;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Fixed text before the value, such as +52. */
  lead?: ReactNode;
  /** A control after the value, such as an IconButton. */
  end?: ReactNode;
  /** Read only, with a padlock. */
  isLocked?: boolean;
  /** One of several fields of a value, which have one line together: whether that value is wrong. */
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
    onBlur,
    error,
    refusal,
    note,
    hint,
    icon,
    lead,
    end,
    isLocked = false,
    isInvalid,
    isDisabled,
    isRequired,
    className,
    ...input
  } = props;
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const wasSent = useContext(SentForm);
  const shown = refusal ?? (wasLeft || wasSent ? error : undefined);
  const isWrong = isInvalid === true || shown !== undefined;
  const line = { id, hint, error: shown, note };
  useSay(note ?? '');
  return (
    <Field {...line} label={label} isLineless={isInvalid !== undefined} className={className} {...(isLabelHidden && { isLabelHidden })}>
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
          aria-describedby={lineOf(line)}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={(event) => {
            if (event.target.value !== '') setLeft(true);
            onBlur?.(event);
          }}
          className="min-h-12 min-w-0 flex-1 truncate bg-transparent outline-none placeholder:text-ink-faint placeholder:opacity-100 off:text-ink-faint"
        />
        {isLocked ? <Lock className="size-4 text-ink-muted" /> : end && <span className="-me-2.5">{end}</span>}
      </div>
    </Field>
  );
}
