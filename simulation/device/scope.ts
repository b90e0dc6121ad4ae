import { broadcastChannelOf } from './broadcast.ts';
import type { Device } from './browser.ts';
import { dateOf, performanceOf } from './clock.ts';
import { cryptoOf } from './deviceCrypto.ts';
import type { Timers } from './timers.ts';

const timing = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance', 'Date', 'Math', 'console'];

/**
 * The globals of a page. Every one is a parameter of the script, so that none is taken from Node. A page has no value for those that a
 * browser may lack: idle callbacks, passkeys, stores of answers, and the globals of Node itself.
 */
export const GLOBALS = [
  ...timing,
  ...['window', 'self', 'globalThis', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'],
  ...['fetch', 'Request', 'crypto', 'AbortSignal', 'Worker', 'BroadcastChannel', 'open', 'close', 'scrollTo', 'matchMedia'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent'],
  ...['indexedDB', 'caches', 'requestIdleCallback', 'requestAnimationFrame', 'PublicKeyCredential', 'trustedTypes'],
  ...['setImmediate', 'clearImmediate', 'process', 'Buffer'],
];

/** The globals of a worker. */
export const WORKER_GLOBALS = [...timing, 'addEventListener', 'postMessage'];

/** The globals of time and chance, of a page or a worker. */
export function timingOf({ clock, random }: Pick<Device, 'clock' | 'random'>, timers: Timers, report: (...said: unknown[]) => void) {
  const { setTimeout, setInterval, clear, queueMicrotask } = timers;
  return {
    setTimeout,
    setInterval,
    clearTimeout: clear,
    clearInterval: clear,
    queueMicrotask,
    performance: performanceOf(clock),
    Date: dateOf(clock),
    Math: Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(Math), random: { value: random } }),
    console: { ...console, warn: report, error: report },
  };
}

/** The globals that a page has beside its address, its tab and its network. */
export function browserOf(device: Device, timers: Timers) {
  const timeout = (ms: number) => {
    const late = new AbortController();
    timers.setTimeout(() => late.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return late.signal;
  };
  return {
    crypto: cryptoOf(device.random),
    AbortSignal: new Proxy(AbortSignal, { get: (native, name) => (name === 'timeout' ? timeout : Reflect.get(native, name)) }),
    BroadcastChannel: broadcastChannelOf(device, timers),
    // A browser that blocks windows, so that a social sign-in leaves the page.
    open: () => null,
    scrollTo: () => {},
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  };
}
