import { CircleCheck } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import { UNSTABLE_Toast as Toast, UNSTABLE_ToastContent as Content, UNSTABLE_ToastRegion as Region } from 'react-aria-components/Toast';
import { inSpanish } from './inSpanish.tsx';
import type { Toasts } from './toasts.ts';

/**
 * The region of toasts, once at the end of the app. Over a sheet on a phone they appear at the top, because its button is at the bottom.
 */
export const ToastRegion = inSpanish(function ToastRegion({ toasts, label }: { toasts: Toasts; label: string }) {
  return (
    <Region
      queue={toasts}
      aria-label={label}
      className="fixed inset-x-4 bottom-5 z-40 mx-auto rounded-control max-md:[html[data-under-modal]_&]:inset-[0.5rem_1rem_auto] md:max-w-dialog print:hidden"
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className="flex min-h-control animate-fade-in items-center gap-3 rounded-control bg-board py-2 ps-4 pe-2 text-[0.9375rem] text-on-board shadow-raised [--focus-ring:var(--color-focus-on-board)] forced-colors:border"
        >
          <span className="text-board-accent">{toast.content.icon ?? <CircleCheck />}</span>
          <Content role={toast.content.icon ? 'alert' : 'status'} className="flex-1">
            <Text slot="title">{toast.content.text}</Text>
          </Content>
          {toast.content.action && (
            <Button
              slot="close"
              aria-label={toast.content.action.label}
              onPress={toast.content.action.onPress}
              className="ms-auto min-h-10 rounded-control px-3 font-strong text-board-accent hover:bg-board-raised"
            >
              {toast.content.action.label}
            </Button>
          )}
        </Toast>
      )}
    </Region>
  );
});
