import type { Device } from './browser.ts';
import type { Timers } from './timers.ts';

/** Answers from the latest of which a page estimates the clock of the shop. */
const clockAnswers = 8;

/**
 * `Request` and `fetch` of one page, whose address makes relative ones whole. A page that has ended gets no answer. `clockErrorMs` bounds how
 * wrong the page's estimate of the shop's clock may be: half of its shortest round trip; Infinity before the first answer.
 */
export function fetchOf({ device, url, timers }: { device: Device; url: () => URL; timers: Timers }) {
  const whole = (input: RequestInfo | URL): RequestInfo | URL => (typeof input === 'string' ? new URL(input, url()) : input);

  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(whole(input), init);
    }
  }

  let roundTrips: number[] = [];

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
      const sent = globalThis.performance.now();
      const read = (response: Response) => {
        if (response.headers.has('server-time')) roundTrips = [...roundTrips, globalThis.performance.now() - sent].slice(-clockAnswers);
        resolve(response);
      };
      ask(request, signal).then(give(read), give(reject));
    });

  return { fetch, Request: PageRequest, clockErrorMs: () => Math.min(...roundTrips) / 2 };
}
