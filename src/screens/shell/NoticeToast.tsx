import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Greeting, Notice } from '../../../machines/booking/booking.types.ts';
import { common, greeting, noticeRegion, notices } from '../../messages/es-MX.ts';
import { ToastRegion } from '../../ui/ToastRegion.tsx';
import { createToasts } from '../../ui/toasts.ts';

type NoticeToastProps = { notice: Notice | Greeting | null; onClose: () => void };

/** The toast of a notice; it closes after 5 s unless it is hovered or focused. */
export function NoticeToast({ notice, onClose }: NoticeToastProps) {
  const [toasts] = useState(createToasts);
  useEffect(() => {
    if (!notice) return;
    let isCurrent = true;
    const isGreeting = typeof notice !== 'string';
    const icon = isGreeting || notice === 'signedOut' || notice === 'saved' ? undefined : <Info />;
    const content = { text: isGreeting ? greeting(notice) : notices[notice], icon, action: { label: common.close, onPress: () => {} } };
    const key = toasts.add(content, { timeout: 5000, onClose: () => isCurrent && onClose() });
    return () => {
      isCurrent = false;
      toasts.close(key);
    };
    // Only a new notice shows a new toast.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [notice, toasts]);
  return <ToastRegion toasts={toasts} label={noticeRegion} />;
}
