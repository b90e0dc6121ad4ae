import { createServer } from 'node:http';
import { openBroker } from '../../../services/shared/broker.ts';
import { readConfig } from '../../../services/shared/config.ts';
import { createClock } from '../../../services/shared/clock.ts';
import { createTickets } from '../../../services/shared/liveTicket.ts';
import { monotonic } from './monotonic.ts';

/** Requests tickets, or a message to all. */
export type AskBroker = { passes: number } | { topic: string; payload: string };

// The broker without the services. With MQTT_URL a message goes to that broker, and its subscribers connect to it directly.
const tickets = createTickets('a secret of the bench', createClock());
const broker = await openBroker({ config: readConfig(), forwarded: [], tickets });
broker.allow({ maySubscribe: () => true, mayPublish: () => false });
const server = createServer();
broker.attach(server);

async function answer(asked: AskBroker): Promise<unknown> {
  if ('passes' in asked) {
    const ids = Array.from({ length: asked.passes }, (_, index) => `floor-${index}`);
    return Promise.all(ids.map(async (clientId) => ({ clientId, ticket: await tickets.issue(clientId) })));
  }
  const at = monotonic();
  await broker.publish(asked.topic, asked.payload);
  return { at };
}

process.on('message', (asked: AskBroker) => {
  answer(asked).then(
    (reply) => process.send?.(reply),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('SIGTERM', () => process.exit(0));
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
