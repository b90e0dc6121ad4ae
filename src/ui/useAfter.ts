import { useEffect, useState } from 'react';

/** True once `isOn` has been true for `delay` milliseconds, so that short waits show nothing. */
export function useAfter(isOn: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isOn, delay]);
  return isOn && isDue;
}
