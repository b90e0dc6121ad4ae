import type { Device } from './browser.ts';
import type { Timers } from './timers.ts';

/** `Request` and `fetch` of one page, whose address makes relative ones whole. A page that has ended gets no answer. */
export function fetchOf({ device, url, timers }: { device: Device; url: () => URL; timers: Timers }) {
  const whole = (input: RequestInfo | URL): RequestInfo | URL => (typeof input === 'string' ? new URL(input, url()) : input);

  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(whole(input), init);
    }
  }

  async function ask(request: Request, signal: AbortSignal): Promise<Response> {
    signal.throwIfAborted();
    if (!device.isOnline) throw new TypeError('Failed to fetch');
    const cookies = device.cookies.headerFor(new URL(request.url).pathname);
    if (cookies !== null) request.headers.set('cookie', cookies);
    const response = await device.fetch(request, { signal });
    device.cookies.keep(response.headers.getSetCookie());
    return response;
  }

  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new PageRequest(input, init);
      const gone = new AbortController();
      const { signal } = gone;
      const end = timers.onEnd(() => gone.abort());
      const give =
        <Result>(take: (result: Result) => void) =>
        (result: Result) =>
          device.sleep.after(() => timers.guard(() => (end(), take(result))));
      const giveUp = () => gone.abort(request.signal.reason);
      if (request.signal.aborted) giveUp();
      else request.signal.addEventListener('abort', giveUp, { once: true });
      signal.addEventListener(
        'abort',
        give(() => reject(signal.reason)),
        { once: true },
      );
      ask(request, signal).then(give(resolve), give(reject));
    });

  return { fetch, Request: PageRequest };
}
