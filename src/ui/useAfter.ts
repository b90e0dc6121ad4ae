import { useEffect, useState } from 'react';

/** True once `isOn` has held for `delay` milliseconds, so that short waits never flash. */
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
