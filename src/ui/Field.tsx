import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { errorClass } from './fieldLook.ts';

/** The visible name of a field; `isHidden` keeps it for screen readers only. */
export function FieldLabel({ children, isHidden = false }: { children: ReactNode; isHidden?: boolean | undefined }) {
  return <Label className={isHidden ? 'sr-only' : 'text-small font-semibold'}>{children}</Label>;
}

/** The line under a field inside a react-aria field: the hint, or the error in its place. */
export function FieldMessage({ hint, error }: { hint?: ReactNode; error?: string | undefined }) {
  if (error !== undefined) {
    return (
      <FieldError className={errorClass}>
        <CircleAlert className="mt-px size-4" />
        <span>{error}</span>
      </FieldError>
    );
  }
  return hint === undefined ? null : (
    <Text slot="description" className="text-caption text-ink-muted">
      {hint}
    </Text>
  );
}
