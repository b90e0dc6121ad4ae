import { afterEach, expect, test, vi } from 'vitest';
import { empty, form, kept, personChosen } from '../../../machines/passengerForm/passengerForm.examples.ts';
import { identity } from '../http/http.ts';
import { serverClock } from '../ground/serverClock.ts';
import { savePassenger } from './savePassenger.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[FAV-008] a passenger of the seats is saved with a random birthday of an adult', async () => {
  serverClock.sample({ server: Date.parse('2026-04-17T18:00:00Z'), sent: performance.now(), received: performance.now() });
  const sent = {
    id: '7',
    name: 'Luis',
    last_name: 'Peña',
    birthdate: '17/04/1926',
    category_id: 4,
    category: 'PROFESOR',
    enrolled: false,
  } as const;
  const post = vi.spyOn(identity, 'POST').mockResolvedValue({ data: { passenger: sent }, response: new Response() });
  const random = vi.spyOn(Math, 'random');
  for (const value of [0, 0.999_999]) {
    random.mockReturnValue(value);
    await savePassenger(form(empty, personChosen, kept).context.draft);
  }
  expect(post.mock.calls).toMatchObject(
    ['17/04/1926', '17/04/2008'].map((birthdate) => [
      '/user/passengers',
      { body: { name: 'Luis', last_name: 'Peña', birthdate, category_id: 4 } },
    ]),
  );
});

test('[ERR-017] a passenger who could not be saved is only logged', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const post = vi.spyOn(identity, 'POST').mockRejectedValue(new TypeError('failed to fetch'));
  const saved = savePassenger(form(empty, personChosen, kept).context.draft);
  await expect.poll(() => post).toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await saved;
  expect(warn).toHaveBeenCalledWith('a favourite passenger was not saved', expect.anything());
});
