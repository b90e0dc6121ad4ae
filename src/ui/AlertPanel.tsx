import { useContext, useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CloseLabel } from './closeLabel.ts';
import { cx } from './cx.ts';
import { Overlay } from './Overlay.tsx';
import { useAfter } from './useAfter.ts';

type AlertAction = { label: string; onPress: () => void; isPending?: boolean; isDisabled?: boolean; pendingLabel?: string };

/** The button that closes without a decision (NAV-063). `label` is the word of `CloseLabel` by default. */
type CloseAction = Omit<AlertAction, 'label'> & Partial<Pick<AlertAction, 'label'>>;

/** Each alert can be closed: by a button of its own, which is the main one without a `primary`, or by each of two ways on (NAV-062). */
type AlertButtons =
  | { primary?: AlertAction | undefined; close: CloseAction; secondary?: never }
  | { primary: AlertAction; secondary: AlertAction; close?: never };

export type AlertProps = AlertButtons & {
  isOpen: boolean;
  tone?: 'neutral' | 'success' | 'warn' | 'danger';
  icon?: ReactNode;
  title: string;
  /** The description, which may contain markup (NAV-061). */
  children?: ReactNode;
  /** `primary` cannot be undone, so it is red, and focus starts on the last, safe button. */
  isDanger?: boolean;
};

const tones = {
  neutral: 'bg-surface-sunken text-ink',
  success: 'bg-success-soft text-success-ink',
  warn: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

/** Opens 150 ms after `isOpen`, waits for an answer, and closes only through its buttons. Escape does nothing. */
export function AlertPanel({ isOpen, tone = 'neutral', icon, title, children, primary, secondary, close, isDanger = false }: AlertProps) {
  const isShown = useAfter(isOpen, 150);
  const closeLabel = useContext(CloseLabel);
  const id = useId();
  const hasText = children !== undefined;
  const actions = [primary, secondary, close && { label: closeLabel, ...close }].filter((action) => action !== undefined);
  const focused = isDanger ? actions.length - 1 : 0;
  return (
    <Overlay
      role="alertdialog"
      titleId={`${id}title`}
      textId={hasText ? `${id}text` : undefined}
      isOpen={isShown}
      isDismissable={false}
      width="alert"
    >
      <div className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto px-5 pt-6 pb-5 md:px-7 md:pt-7 md:pb-6">
        {icon && <span className={cx('grid size-14 place-items-center rounded-round [&_svg]:size-7', tones[tone])}>{icon}</span>}
        <h2 id={`${id}title`}>{title}</h2>
        {hasText && (
          <div id={`${id}text`} className="grid gap-2 text-pretty text-ink-muted">
            {children}
          </div>
        )}
      </div>
      <div className="grid gap-2 px-5 pb-[calc(1rem+env(safe-area-inset-bottom))] md:flex md:flex-row-reverse md:flex-wrap md:gap-3 md:px-7 md:pb-5">
        {actions.map((action, index) => (
          <AlertButton
            key={action.label}
            action={action}
            look={index > 0 ? 'outlined' : isDanger ? 'danger' : 'primary'}
            takesFocus={index === focused}
          />
        ))}
      </div>
    </Overlay>
  );
}

type AlertButtonProps = { action: AlertAction; look: 'primary' | 'danger' | 'outlined'; takesFocus: boolean };

function AlertButton({ action, look, takesFocus }: AlertButtonProps) {
  return (
    <Button
      look={look}
      size="lg"
      // A dialog must set its initial focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
      onPress={action.onPress}
      {...(action.isPending !== undefined && { isPending: action.isPending })}
      {...(action.isDisabled !== undefined && { isDisabled: action.isDisabled })}
      {...(action.pendingLabel !== undefined && { pendingLabel: action.pendingLabel })}
    >
      {action.label}
    </Button>
  );
}
