import type { Instant } from '../../machines/domain/instant.ts';
import type { QuotaNews } from '../../machines/domain/quota.ts';
import type { SeatNews } from '../../machines/domain/seat.ts';
import type { RunRef } from '../../machines/domain/trip.ts';
import { logFailure } from './log.ts';
import type { LineWord } from './mqtt.ts';
import { isHidden, onLook } from './page.ts';
import { newsOf, type LiveMessage } from './wire/liveSeats.ts';

export type ChannelWord =
  | { type: 'channel.opened'; at: Instant }
  | { type: 'channel.lost'; at: Instant }
  | { type: 'seat.reported'; news: readonly SeatNews[] }
  | { type: 'quota.reported'; news: QuotaNews };

export type ChannelParams = {
  run: Pick<RunRef, 'legFrom' | 'legTo'>;
  /** Opens one line to the run, with a pass of its own. Returns its end. */
  open: (listen: (word: LineWord) => void) => Promise<() => void>;
  /** My name on the channel. */
  owner: () => Promise<string | null>;
  now: () => Instant;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Nobody looks: the seats are asked for again when somebody does. */
export const HIDDEN_PATIENCE_MS = 60_000;

/** How long to wait before the next try, in milliseconds: doubled each time and spread, so that not everybody comes back at once. */
export function backoff(tries: number, random: number = Math.random()): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + random / 2);
}

/**
 * Keeps the live channel of a run open: hears, and comes back after a loss with a new line.
 * Failures are only logged (ERR-033). Returns the end of it.
 */
export function keepChannel({ run, open, owner, now }: ChannelParams, listen: (word: ChannelWord) => void): () => void {
  let isOver = false;
  let isOpen = false;
  let isLost = false;
  let tries = 0;
  /** The version of the last change that the map alone could tell. */
  let doubted = 0;
  let end: (() => void) | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const lose = () => {
    isOpen = false;
    if (isLost || isOver) return;
    isLost = true;
    listen({ type: 'channel.lost', at: now() });
  };

  const comeBack = () => {
    end = null;
    lose();
    if (isOver || isHidden()) return;
    clearTimeout(again);
    again = setTimeout(join, backoff(tries));
    tries += 1;
  };

  /** Changes that come together are told together, before anything that came after them. */
  const hear = (messages: readonly LiveMessage[], who: string | null) => {
    let news: SeatNews[] = [];
    const tellNews = () => {
      if (news.length > 0) listen({ type: 'seat.reported', news });
      news = [];
    };
    for (const message of messages) {
      if (message.event === 'quota:changed') {
        tellNews();
        listen({ type: 'quota.reported', news: message });
        continue;
      }
      const heard = newsOf(message, run, who);
      news.push(heard.news);
      if (!heard.unsure || message.version <= doubted) continue;
      doubted = message.version;
      tellNews();
      // To open is what makes the chart ask for the whole map: once for a change, which may be told again.
      listen({ type: 'channel.opened', at: now() });
    }
    tellNews();
  };

  function join(): void {
    let isMine = true;
    end = () => (isMine = false);
    owner()
      .then(async (who) => {
        const close = await open((word) => {
          if (!isMine) return;
          switch (word.type) {
            case 'joined':
              [tries, doubted, isOpen, isLost] = [0, 0, true, false];
              listen({ type: 'channel.opened', at: now() });
              return;
            case 'heard':
              hear(word.messages, who);
              return;
            case 'gone':
              isMine = false;
              if (word.reason !== null) logFailure('live seats', new Error(word.reason));
              comeBack();
              return;
            default:
              word satisfies never;
          }
        });
        if (!isMine) close();
        else
          end = () => {
            isMine = false;
            close();
          };
      })
      .catch((error: unknown) => {
        if (!isMine) return;
        logFailure('live seats', error);
        comeBack();
      });
  }

  const leave = () => {
    end?.();
    end = null;
    clearTimeout(again);
    lose();
  };

  const look = () => {
    clearTimeout(leaving);
    if (isHidden()) {
      leaving = setTimeout(leave, HIDDEN_PATIENCE_MS);
    } else if (!isOpen && end === null) {
      clearTimeout(again);
      tries = 0;
      join();
    }
  };

  const stopLooking = onLook(look);
  join();
  return () => {
    isOver = true;
    stopLooking();
    clearTimeout(leaving);
    leave();
  };
}
