import { BASE } from '../steps/addresses.ts';

let isReported = false;

/** Tells the log of the service once that rendering threw: the kind of error and its places in the files, no text of the page. */
export function reportFailure(thrown: unknown): void {
  if (isReported || !(thrown instanceof Error)) return;
  isReported = true;
  const at = Array.from((thrown.stack ?? '').matchAll(/[\w.-]{1,60}\.\w{2,3}(?:\?[^:]*)?:\d+:\d+/g), ([place]) =>
    place.replace(/\?[^:]*/, ''),
  );
  const body = JSON.stringify({ name: thrown.name, at: at.slice(0, 5) });
  fetch(`${BASE}/failures`, { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body }).catch(() => {});
}
