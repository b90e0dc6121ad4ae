import { useId } from 'react';
import { comboInputClass, ComboFrame, type ComboFrameProps } from './ComboFrame.tsx';

export type PlainComboProps = ComboFrameProps & {
  placeholder: string;
  isDisabled?: boolean | undefined;
  /** The name of the chosen option; empty without one. */
  value: string;
  /** What is typed; null shows the value. */
  query: string | null;
  onQueryChange: (text: string | null) => void;
};

type OwnProps = {
  onFocusChange: (isFocused: boolean) => void;
  /** A press asks for the list, and leaving the input ends that. */
  onOpenChange: (isOpen: boolean) => void;
  /** A letter with an accent may take several keys. */
  onComposeChange: (isComposing: boolean) => void;
};

/** The input of a `ComboBoxField` while its code loads. */
export function PlainComboField({ onFocusChange, onOpenChange, onComposeChange, ...props }: PlainComboProps & OwnProps) {
  const { label, icon, error, className, placeholder, isDisabled, value, query, onQueryChange } = props;
  const id = useId();
  return (
    <ComboFrame label={label} icon={icon} error={error} errorId={id} className={className}>
      <input
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={id}
        disabled={isDisabled}
        placeholder={placeholder}
        autoComplete="off"
        className={comboInputClass}
        value={query ?? value}
        onChange={({ target }) => onQueryChange(target.value)}
        onFocus={({ target }) => {
          onFocusChange(true);
          target.select();
        }}
        onPointerDown={() => onOpenChange(true)}
        onBlur={() => {
          onFocusChange(false);
          onOpenChange(false);
        }}
        onCompositionStart={() => onComposeChange(true)}
        onCompositionEnd={() => onComposeChange(false)}
        onKeyDown={(event) => {
          // The list that would answer is not there yet.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </ComboFrame>
  );
}
