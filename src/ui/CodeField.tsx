import { useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { ErrorLine } from './ErrorLine.tsx';
import { useSmsCode } from './useSmsCode.ts';

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  length?: number;
  error?: string | undefined;
  /** The code is wrong: its digits are selected, and the next ones are typed over them. */
  isRefused?: boolean;
  /** The code comes by SMS, which some browsers can read. */
  readsSms?: boolean;
  isDisabled?: boolean;
};

/**
 * Six boxes over one input element, so that the phone can fill in a received code. Each digit moves to the next box, Backspace goes back,
 * pasting fills the boxes, and other characters are dropped. The error has its room before it is shown.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, value, onChange, length = 6, error, isRefused = false, readsSms = false, isDisabled = false } = props;
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isSelected = isRefused && value.length === length;
  const current = Math.min(value.length, length - 1);
  const boxes = Array.from({ length }, (_, index) => ({ index, digit: value[index] ?? '' }));
  useEffect(() => {
    if (isSelected) field.current?.select();
  }, [isSelected]);
  useSmsCode(readsSms && !isDisabled, enter);
  return (
    <div className="grid gap-2">
      <div className="relative mx-auto w-full max-w-[23.5rem]">
        <input
          ref={field}
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
          onSelect={({ currentTarget: input }) => input.setSelectionRange(isSelected ? 0 : input.value.length, input.value.length)}
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
                isDisabled ? 'bg-surface-sunken text-ink-faint' : isSelected && hasFocus ? 'bg-danger-soft' : 'bg-surface',
                error !== undefined ? 'border-danger' : digit ? 'border-ink' : 'border-line-strong',
                hasFocus && index === current && !isSelected && 'outline-3 -outline-offset-2 outline-focus',
              )}
            >
              {digit}
            </span>
          ))}
        </div>
      </div>
      <div className="min-h-lh text-caption">
        {error !== undefined && (
          <ErrorLine id={id} className="justify-center">
            {error}
          </ErrorLine>
        )}
      </div>
    </div>
  );

  function enter(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits !== value) onChange(digits);
  }
}
