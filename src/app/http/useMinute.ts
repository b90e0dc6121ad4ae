import { useEffect, useState } from 'react';
import type { Instant } from '../../../machines/domain/instant.ts';
import { serverNow } from './serverClock.ts';

/** The server's time, each half minute. */
export function useMinute(): Instant {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
