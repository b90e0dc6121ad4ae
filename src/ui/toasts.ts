import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastContent = {
  text: string;
  /** Of a notice that something went otherwise, an alert. Without one the toast says that something succeeded, as a polite status. */
  icon?: ReactNode;
  action?: { label: string; onPress: () => void };
};

export type Toasts = ToastQueue<ToastContent>;

/** A queue for one `ToastRegion`; it shows one toast at a time. */
export const createToasts = (): Toasts => new ToastQueue<ToastContent>({ maxVisibleToasts: 1 });

/** Shows a short message for 5 s; the timer stops while it is hovered or focused. */
export const showToast = (toasts: Toasts, content: ToastContent): string => toasts.add(content, { timeout: 5000 });
