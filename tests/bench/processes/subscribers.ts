import mqtt from 'mqtt';
import { monotonic } from './monotonic.ts';

/** Address, topic and tickets of the subscribers. A ticket has a client id; an open broker needs none. */
export type Subscribe = { url: string; topic: string; passes: readonly { clientId: string; ticket?: string }[] };

const atOnce = 50;

// Many subscribers in one process. It reports when the last of them has received a message.
process.on('message', ({ url, topic, passes }: Subscribe) => {
  let heard = 0;
  const count = (): void => {
    heard += 1;
    if (heard < passes.length) return;
    heard = 0;
    process.send?.({ at: monotonic() });
  };
  const join = async ({ clientId, ticket }: Subscribe['passes'][number]): Promise<void> => {
    const who = ticket === undefined ? {} : { username: clientId, password: ticket };
    const client = await mqtt.connectAsync(url, { protocolVersion: 4, clientId, ...who, keepalive: 60, reconnectPeriod: 0 });
    client.on('message', count);
    await client.subscribeAsync(topic, { qos: 0 });
  };
  const joinAll = async (): Promise<void> => {
    for (let from = 0; from < passes.length; from += atOnce) await Promise.all(passes.slice(from, from + atOnce).map(join));
  };
  joinAll().then(
    () => process.send?.('joined'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('SIGTERM', () => process.exit(0));
process.send?.('ready');
