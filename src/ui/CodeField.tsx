import { useId, useState } from 'react';
import { cx } from './cx.ts';
import { ErrorLine } from './ErrorLine.tsx';

type CodeFieldProps = {
  label: string;
  /** The typed digits. */
  value: string;
  onChange: (digits: string) => void;
  /** Called when all boxes are full. */
  onComplete?: (digits: string) => void;
  length?: number;
  error?: string | undefined;
  isDisabled?: boolean;
};

/**
 * Six boxes over one input element, so that the phone can fill in a received code. Each digit moves to the next box, Backspace goes back,
 * pasting fills the boxes, and other characters are dropped.
 */
export function CodeField({ label, value, onChange, onComplete, length = 6, error, isDisabled = false }: CodeFieldProps) {
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const current = Math.min(value.length, length - 1);
  const boxes = Array.from({ length }, (_, index) => ({ index, digit: value[index] ?? '' }));
  return (
    <div className="grid gap-2">
      <div className="relative mx-auto w-full max-w-[23.5rem]">
        <input
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          disabled={isDisabled}
          value={value}
          className="absolute inset-0 z-1 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onSelect={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
          onPaste={(event) => {
            event.preventDefault();
            enter(event.clipboardData.getData('text'));
          }}
          onChange={(event) => enter(event.target.value)}
        />
        <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-2">
          {boxes.map(({ index, digit }) => (
            <span
              key={index}
              className={cx(
                'grid aspect-5/6 place-items-center rounded-control border-[1.5px] font-sign text-[1.625rem] leading-none font-bold',
                isDisabled ? 'bg-surface-sunken text-ink-faint' : 'bg-surface',
                error !== undefined ? 'border-danger' : digit ? 'border-ink' : 'border-line-strong',
                hasFocus && index === current && 'outline-3 outline-offset-2 outline-focus',
              )}
            >
              {digit}
            </span>
          ))}
        </div>
      </div>
      {error !== undefined && (
        <ErrorLine id={id} className="justify-center">
          {error}
        </ErrorLine>
      )}
    </div>
  );

  function enter(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  }
}
