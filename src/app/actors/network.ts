import { fromCallback, type EventObject } from 'xstate';

export const network = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const stop = new AbortController();
  const tell = () => sendBack({ type: navigator.onLine ? 'network.found' : 'network.lost' });
  addEventListener('online', tell, stop);
  addEventListener('offline', tell, stop);
  tell();
  return () => stop.abort();
});
