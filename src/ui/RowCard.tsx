import type { ReactNode } from 'react';
import { PlainButton } from './PlainButton.tsx';

type RowCardProps = {
  /** Before the text, such as a code on dark. */
  lead?: ReactNode;
  /** After the text, such as an arrow. */
  end?: ReactNode;
  /** A small line below the text. */
  detail?: ReactNode;
  onPress: () => void;
  isDisabled?: boolean;
  children: ReactNode;
};

/** A white card of one line that is one button. */
export function RowCard({ lead, end, detail, onPress, isDisabled, children }: RowCardProps) {
  return (
    <PlainButton
      onPress={onPress}
      isDisabled={isDisabled}
      className="flex min-h-17 w-full items-center gap-3.5 rounded-card bg-surface px-4 py-3 text-start shadow-card hover:shadow-raised motion-safe:pressed:translate-y-px off:cursor-not-allowed off:bg-surface-sunken off:text-ink-faint off:shadow-none off:**:text-ink-faint forced-colors:border"
    >
      {lead}
      <span className="grid min-w-0 flex-1">
        <b className="wrap-break-word">{children}</b>
        {detail !== undefined && <span className="text-small text-ink-muted">{detail}</span>}
      </span>
      {end}
    </PlainButton>
  );
}
