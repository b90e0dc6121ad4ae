import { Lock } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { cx } from './cx.ts';
import { FieldLabel, FieldMessage } from './Field.tsx';
import { controlClass } from './fieldLook.ts';

type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'children' | 'style' | 'isInvalid' | 'isReadOnly'> & {
  label: ReactNode;
  isLabelHidden?: boolean;
  placeholder?: string;
  /** Takes the place of the hint; the field is then invalid. */
  error?: string | undefined;
  hint?: ReactNode;
  /** A glyph before the text. */
  icon?: ReactNode;
  /** Fixed words before the text, such as +52. */
  lead?: ReactNode;
  /** A control after the text, such as an IconButton. */
  end?: ReactNode;
  /** Read only, with a padlock. */
  isLocked?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
};

/**
 * One line of text under a label that always shows. Takes what an input takes: `inputMode`, `maxLength`,
 * `autoComplete`, `type`, `name`, `value`, `onChange(text)`, `onBlur`.
 */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, placeholder, error, hint, icon, lead, end, isLocked = false, inputRef, className, ...field } = props;
  return (
    <AriaTextField
      {...field}
      isInvalid={error !== undefined}
      isReadOnly={isLocked}
      className={cx('grid min-w-0 content-start gap-1.5', className)}
    >
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <div className={controlClass({ isInvalid: error !== undefined, isLocked })}>
        {icon && <span className="text-ink-muted">{icon}</span>}
        {lead && <span className="border-e border-line pe-2.5 text-ink-muted">{lead}</span>}
        <Input
          {...(inputRef && { ref: inputRef })}
          {...(placeholder !== undefined && { placeholder })}
          className="min-h-12 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-faint placeholder:opacity-100 off:text-ink-faint"
        />
        {isLocked ? <Lock className="size-4 text-ink-muted" /> : end && <span className="-me-2.5">{end}</span>}
      </div>
      <FieldMessage hint={hint} error={error} />
    </AriaTextField>
  );
}
