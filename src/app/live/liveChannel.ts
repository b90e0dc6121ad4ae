import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Instant } from '../../../machines/domain/instant.ts';
import type { SeatNews } from '../../../machines/domain/seat.ts';
import type { RunRef } from '../../../machines/domain/trip.ts';
import { backoff, liveChannelMachine, type ChannelNews } from '../../../machines/liveChannel/index.ts';
import { logFailure } from '../ground/logFailure.ts';
import { isHidden, onLook } from '../ground/pageVisibility.ts';
import { wait } from '../http/wait.ts';
import { newsOf, type LiveMessage } from '../wire/liveSeats.ts';
import type { LineWord } from './joinRun.ts';

export type ChannelWord = { type: 'channel.opened'; at: Instant; version: number } | { type: 'channel.lost'; at: Instant } | ChannelNews;

type Stretch = Pick<RunRef, 'legFrom' | 'legTo'>;

export type ChannelParams = {
  run: Stretch;
  /** Opens one line to the run with its own ticket. Returns the close function. */
  open: (listen: (word: LineWord) => void) => Promise<() => void>;
  /** The digest of this browser's holder on the channel. */
  owner: () => Promise<string | null>;
  now: () => Instant;
};

/**
 * Opens the live channel of a run, and opens a new line after each loss. Failures are logged, and the loss is shown (0007). Returns the
 * close function.
 */
export function openChannel({ now, ...line }: ChannelParams, listen: (word: ChannelWord) => void): () => void {
  const actor = createActor(
    liveChannelMachine.provide({
      actors: {
        connection: connectionOf(line),
        backOff: fromPromise<void, { tries: number }>(({ input, signal }) => wait(backoff(input.tries, Math.random()), signal)),
        pause: fromPromise<void, { ms: number }>(({ input, signal }) => wait(input.ms, signal)),
        pageVisibility,
      },
      actions: {
        reportOpened: (_, { version }) => listen({ type: 'channel.opened', at: now(), version }),
        reportLoss: () => listen({ type: 'channel.lost', at: now() }),
        reportNews: (_, news) => listen(news),
      },
    }),
  ).start();
  return () => void actor.stop();
}

const pageVisibility = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const look = () => sendBack({ type: isHidden() ? 'page.hidden' : 'page.shown' });
  look();
  return onLook(look);
});

const connectionOf = ({ run, open, owner }: Omit<ChannelParams, 'now'>) =>
  fromCallback<EventObject, undefined>(({ sendBack }) => {
    let isOver = false;
    let close = () => {};
    const lose = (error: unknown) => {
      if (isOver) return;
      if (error !== null) logFailure('live seats', error);
      sendBack({ type: 'connection.lost' });
    };
    const connect = async () => {
      const who = await owner();
      close = await open((word) => {
        switch (word.type) {
          case 'joined':
            sendBack({ type: 'run.joined', version: word.version });
            return;
          case 'received':
            for (const news of newsAmong(word.messages, run, who)) sendBack(news);
            return;
          case 'gone':
            lose(word.reason === null ? null : new Error(word.reason));
            return;
          default:
            word satisfies never;
        }
      });
      if (isOver) close();
    };
    connect().catch(lose);
    return () => {
      isOver = true;
      close();
    };
  });

/** Changes that arrive together are reported together, before anything that arrived later. */
function newsAmong(messages: readonly LiveMessage[], run: Stretch, who: string | null): ChannelNews[] {
  const found: ChannelNews[] = [];
  let seats: SeatNews[] = [];
  for (const message of messages) {
    if (message.event === 'quota:changed') {
      found.push({ type: 'quota.reported', news: message });
      seats = [];
      continue;
    }
    if (seats.length === 0) found.push({ type: 'seat.reported', news: seats });
    seats.push(newsOf(message, run, who));
  }
  return found;
}
