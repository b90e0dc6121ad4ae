import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { booking, chosen, held, paid, wholeBooking } from '../../../machines/booking/booking.examples.ts';
import { startWorker } from './startWorker.ts';

const LOOK_MS = 1_000;

/** A page with a service worker that controls it. */
function openPage({ fields = [], controller = worker() }: { fields?: { value: string }[]; controller?: EventTarget | null } = {}) {
  const reload = vi.fn();
  const registration = Object.assign(new EventTarget(), { active: controller, waiting: null, installing: null, update: async () => {} });
  const workers = Object.assign(new EventTarget(), { controller, register: async () => registration });
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', {
    readyState: 'complete',
    addEventListener: () => {},
    querySelectorAll: () => fields,
    querySelector: () => null,
  });
  const takeOver = () => {
    workers.controller = worker();
    workers.dispatchEvent(new Event('controllerchange'));
  };
  return { reload, takeOver, fields };
}

const worker = () => Object.assign(new EventTarget(), { state: 'activated' });

const wizard = (...events: Parameters<typeof booking>[0]) => {
  const actor = createActor(wholeBooking, { input: booking([]).context, snapshot: booking(events) });
  return { actor, becomes: (...later: typeof events) => vi.spyOn(actor, 'getSnapshot').mockReturnValue(booking(later)) };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[NAV-076] the page reloads when the worker of a newer build takes over, once', async () => {
  const { reload, takeOver } = openPage();
  await startWorker(wizard().actor);
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  vi.advanceTimersByTime(5 * LOOK_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-076] during a hold or a payment it waits until the purchase is over', async () => {
  const { reload, takeOver } = openPage();
  const { actor, becomes } = wizard(chosen, held);
  await startWorker(actor);
  takeOver();
  vi.advanceTimersByTime(5 * LOOK_MS);
  expect(reload).not.toHaveBeenCalled();
  becomes(chosen, held, paid);
  vi.advanceTimersByTime(LOOK_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-076] typed text is kept until it is gone', async () => {
  const { reload, takeOver, fields } = openPage({ fields: [{ value: 'Begoña' }] });
  await startWorker(wizard().actor);
  takeOver();
  vi.advanceTimersByTime(5 * LOOK_MS);
  expect(reload).not.toHaveBeenCalled();
  fields.pop();
  vi.advanceTimersByTime(LOOK_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('[NAV-076] the first worker of a browser replaces none', async () => {
  const { reload, takeOver } = openPage({ controller: null });
  await startWorker(wizard().actor);
  takeOver();
  vi.advanceTimersByTime(5 * LOOK_MS);
  expect(reload).not.toHaveBeenCalled();
});
