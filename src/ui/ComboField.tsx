import { useId, useRef, useState, type ReactNode } from 'react';
import type { ComboSheetProps } from './ComboSheet.tsx';
import { cx } from './cx.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { edgeClass, frameClass } from './fieldLook.ts';
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

export type ComboFrameProps = {
  label: string;
  icon?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** The classes of its input; it is as high as the value of a `FieldButton`. */
export const comboInputClass =
  'w-full min-w-0 truncate bg-transparent text-[1.0625rem] font-strong outline-none placeholder:font-normal placeholder:text-ink-faint';

/** An input in the look of a `FieldButton`, with its label inside. `errorId` is the id of its error; `end` is a control behind it. */
export function ComboFrame({
  label,
  icon,
  error,
  errorId,
  className,
  end,
  children,
}: ComboFrameProps & { errorId: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div data-invalid={error !== undefined || undefined} className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <label
        className={cx(
          'flex min-h-15 cursor-text items-center gap-3 py-1.5 has-[input:disabled]:cursor-not-allowed',
          frameClass,
          edgeClass({ isInvalid: error !== undefined }),
        )}
      >
        {icon && <span className="text-ink-muted">{icon}</span>}
        <span className="grid min-w-0 flex-1">
          <small className="text-caption text-ink-muted">{label}</small>
          {children}
        </span>
        {end}
      </label>
      {error !== undefined && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  );
}
