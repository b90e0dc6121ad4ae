import type { QuotaNews } from '../domain/quota.ts';
import type { SeatNews } from '../domain/seat.ts';

/** `tries`: the failed tries since the last answered join. */
export type LiveChannelContext = { tries: number };

/** Changes of the run. Those that arrive together are reported together. */
export type ChannelNews = { type: 'seat.reported'; news: readonly SeatNews[] } | { type: 'quota.reported'; news: QuotaNews };

export type LiveChannelEvent =
  | ChannelNews
  /** The join was answered: the run is at this version. */
  | { type: 'run.joined'; version: number }
  | { type: 'connection.lost' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  /** The page was hidden for so long that the channel is left. */
  | { type: 'page.left' };
