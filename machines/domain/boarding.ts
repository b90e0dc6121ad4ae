import { inZone, plusSeconds, type Instant, type TimeZone } from './instant.ts';

/** What the feed says of something: yes, no, or nothing. */
export type Known = boolean | null;

/** Where the bus of a ticket stops. Whatever the feed does not say is null. */
export type BoardingStop = {
  terminal: string;
  city: string;
  address: string | null;
  platform: string | null;
  /** A page about the terminal. */
  url: string | null;
  latitude: number;
  longitude: number;
  timeZone: TimeZone;
  wheelchair: Known;
  bus: { wheelchair: Known; bikes: Known };
  /** By the timetable, with the offset of the terminal. */
  departs: Instant;
  minutesBefore: number;
};

/** When a traveller should be at the terminal, in its time. */
export function arriveBy({ departs, minutesBefore, timeZone }: Pick<BoardingStop, 'departs' | 'minutesBefore' | 'timeZone'>): Instant {
  return inZone(plusSeconds(departs, -minutesBefore * 60), timeZone);
}
