import { useEffect, useState } from 'react';
import type { Instant } from '../../../machines/domain/instant.ts';
import { serverClock, serverNow } from './serverClock.ts';

/** The server's time, each half minute, and when it is measured. */
export function useMinute(): Instant {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    const timer = setInterval(tick, 30_000);
    const stop = serverClock.onChange(tick);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
