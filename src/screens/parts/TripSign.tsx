import type { Instant, PlainDate } from '../../../machines/domain/instant.ts';
import { cityOf, type Place } from '../../../machines/domain/place.ts';
import { common } from '../../messages/es-MX.ts';
import { fullDate } from '../../messages/format.ts';
import { BoardSign } from '../../ui/Board.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useShopTimeZone } from './ShopTimeZone.ts';

type TripSignProps = {
  trip: {
    origin: Place;
    destination: Place;
    roundTrip: boolean;
    departs: Instant | null;
    date: PlainDate;
    returnDate: PlainDate | null;
  };
};

/** Destination and time of the trip, in the header (NAV-038, NAV-039, NAV-040, NAV-041). */
export function TripSign({ trip }: TripSignProps) {
  const timeZone = useShopTimeZone();
  return (
    <BoardSign
      start={cityOf(trip.origin)}
      end={cityOf(trip.destination)}
      isBothWays={trip.roundTrip}
      joinLabel={common.join}
      tag={<Tag tone="board">{trip.roundTrip ? common.roundTrip : common.oneWay}</Tag>}
      detail={
        trip.departs
          ? common.when(trip.departs, timeZone)
          : [trip.date, trip.returnDate].flatMap((date) => (date ? fullDate(date) : [])).join(' · ')
      }
    />
  );
}

/** The place of a trip that is loading, so that the page below does not move. */
export function TripSignPlace() {
  return (
    <div aria-hidden="true" className="invisible">
      <BoardSign start={SPACE} end={SPACE} joinLabel={SPACE} tag={<Tag tone="board">{common.oneWay}</Tag>} />
    </div>
  );
}

/** A text of one line without letters. */
const SPACE = '\u00A0';
