import { beforeEach, expect, it } from 'vitest';
import {
  block,
  buy,
  buyOne,
  cancel,
  changeTo,
  confirm,
  first,
  forwardTo,
  freeSeat,
  hour,
  out,
  useTicketWorld,
  world,
} from '../../../tests/support/tickets.ts';
import { createOutbox } from '../../shared/outbox.ts';
import { remindOfDeparture } from './departures.ts';

useTicketWorld();

const remindAll = async (): Promise<void> => {
  const parts = { db: world.db, clock: world.clock, outbox: createOutbox(world.clock), shopTimeZone: () => 'America/Monterrey' };
  while (await remindOfDeparture(parts)) continue;
};
const reminders = async (): Promise<string[]> =>
  (await world.db.query<{ text: string }>("select text from platform.outbox where dedupe_key like 'departure:%' order by id")).map(
    ({ text }) => text,
  );

beforeEach(() => world.db.query('delete from platform.outbox'));

it('an order has one reminder in the day before its first departure, with the time of the terminal', async () => {
  const { ticket } = await buyOne();
  await forwardTo(out, 25 * hour);
  await remindAll();
  expect(await reminders()).toEqual([]);
  await forwardTo(out, 23 * hour);
  await Promise.all([remindAll(), remindAll()]);
  await remindAll();
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail).toContain(`Boleto ${ticket.itemId} de Ana`);
  expect(mail).toMatch(/Salida: .+ de 20\d\d/);
});

it('nobody is reminded of cancelled, changed or unpaid tickets, nor right after the purchase', async () => {
  await cancel((await buyOne()).order);
  const changed = await buyOne();
  await buy([{ trip: out, seat: await freeSeat(out) }], { paid: false, method: 'pay_later' });
  const { cartId, displayTotal } = (await block([await changeTo(out, changed.ticket)])).body;
  const replaced = first((await confirm(cartId, displayTotal, { method: 'no_payment' })).body.tickets);
  await forwardTo(out, 23 * hour);
  await buyOne();
  await remindAll();
  expect(await reminders()).toEqual([expect.stringContaining(`Boleto ${replaced.itemId} `)]);
});
