import { fromCallback, type EventObject } from 'xstate';

export const network = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const stop = new AbortController();
  const report = () => sendBack({ type: navigator.onLine ? 'network.found' : 'network.lost' });
  addEventListener('online', report, stop);
  addEventListener('offline', report, stop);
  report();
  return () => stop.abort();
});
