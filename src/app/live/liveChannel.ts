import type { Instant } from '../../../machines/domain/instant.ts';
import type { QuotaNews } from '../../../machines/domain/quota.ts';
import type { SeatNews } from '../../../machines/domain/seat.ts';
import type { RunRef } from '../../../machines/domain/trip.ts';
import { logFailure } from '../ground/logFailure.ts';
import type { LineWord } from './joinRun.ts';
import { isHidden, onLook } from '../ground/pageVisibility.ts';
import { newsOf, type LiveMessage } from '../wire/liveSeats.ts';

export type ChannelWord =
  | { type: 'channel.opened'; at: Instant; version: number }
  | { type: 'channel.lost'; at: Instant }
  | { type: 'seat.reported'; news: readonly SeatNews[] }
  | { type: 'quota.reported'; news: QuotaNews };

export type ChannelParams = {
  run: Pick<RunRef, 'legFrom' | 'legTo'>;
  /** Opens one line to the run with its own ticket. Returns the close function. */
  open: (listen: (word: LineWord) => void) => Promise<() => void>;
  /** The digest of this browser's holder on the channel. */
  owner: () => Promise<string | null>;
  now: () => Instant;
};

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A page that is hidden longer leaves the channel, and refetches the map when it becomes visible. */
export const HIDDEN_PATIENCE_MS = 60_000;

/** Milliseconds before the next try, doubled each time and randomised, so that browsers do not reconnect all at once. */
export function backoff(tries: number, random: number = Math.random()): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + random / 2);
}

/**
 * Opens the live channel of a run, and opens a new line after each loss. Failures are logged, and the loss is shown (0007). Returns the
 * close function.
 */
export function openChannel({ run, open, owner, now }: ChannelParams, listen: (word: ChannelWord) => void): () => void {
  let isOver = false;
  let isOpen = false;
  let isLost = false;
  let tries = 0;
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

  /** Changes that arrive together are reported together, before anything that arrived later. */
  const report = (messages: readonly LiveMessage[], who: string | null) => {
    let news: SeatNews[] = [];
    const reportSeats = () => {
      if (news.length > 0) listen({ type: 'seat.reported', news });
      news = [];
    };
    for (const message of messages) {
      if (message.event === 'quota:changed') {
        reportSeats();
        listen({ type: 'quota.reported', news: message });
        continue;
      }
      news.push(newsOf(message, run, who));
    }
    reportSeats();
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
              [tries, isOpen, isLost] = [0, true, false];
              listen({ type: 'channel.opened', at: now(), version: word.version });
              return;
            case 'heard':
              report(word.messages, who);
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
