import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingEvent } from '../../../machines/booking/index.ts';
import {
  canShowMonth,
  firstDayOf,
  firstMonthOf,
  lowestPrice,
  monthAfter,
  weeksOf,
  withChosenDay,
  type CalendarKind,
  type DayPrices,
  type PlainMonth,
} from '../../../machines/domain/calendar.ts';
import { plusDays, type PlainDate } from '../../../machines/domain/instant.ts';
import { wayBackFrom, type OwnTrip } from '../../../machines/domain/ownTrip.ts';
import { placeNamed, type Place } from '../../../machines/domain/place.ts';
import { promotedDays, proposedDay, type Promotion } from '../../../machines/domain/promotion.ts';
import { oneWay, SALE_DAYS, type SearchAsked } from '../../../machines/search/index.ts';
import { CalendarScreen, type CalendarPageView } from '../../screens/calendar/CalendarScreen.tsx';
import { serverNow } from '../ground/serverClock.ts';
import { today as dayAt } from '../ground/today.ts';
import { ownOrderQuery } from '../queries/account.ts';
import { originsOptions, promotionOptions } from '../queries/catalogueQueries.ts';
import { monthPricesQuery } from '../queries/monthPrices.ts';
import { queries } from '../queries/queryClient.ts';
import { tokens } from '../session/tokens.ts';
import { pageStep, type LocationOf } from './manifest.ts';

/** The calendar of prices, of the way out or of the way back, whose ends are swapped (NAV-006). */
export const calendarStep = pageStep<'calendar'>({ Screen });

type ScreenProps = { location: LocationOf<'calendar'>; send: (event: BookingEvent) => void };

function Screen({ location: { view: kind, asked: address }, send }: ScreenProps) {
  const { data: places, isPending } = useQuery(originsOptions(), queries);
  const asked = withIds(address, places ?? NO_PLACES);
  const { repeats } = asked;
  const isKnown = repeats !== undefined && tokens.read() !== null;
  const { data: earlier } = useQuery({ ...ownOrderQuery(repeats ?? ''), enabled: isKnown }, queries);
  const ends = endsOf(kind, asked);
  const [origin, destination] = [ends.originId, ends.destinationId].map((end) => places?.find(({ id }) => id === end));
  const today = dayAt(origin);
  const wayOut = asked.date ?? today;
  const chosen = kind === 'return' ? asked.returnDate : repeats === undefined ? wayOut : asked.date;
  /** A repeated order that arrives where this trip begins: its way back is bought. */
  const back = kind === 'main' ? wayBackFrom(earlier?.trips ?? NO_TRIPS, origin?.shortcode, serverNow()) : null;
  const first = back !== null && back > today ? back : firstDayOf(kind, wayOut, today);
  const [turned, setMonth] = useState<PlainMonth | null>(null);
  const month = turned ?? firstMonthOf(chosen, first);
  const { from, to } = weeksOf(month);
  const isUnknown = repeats !== undefined && isPending;
  const { data, isFetching, refetch } = useQuery(
    {
      enabled: !isUnknown,
      ...monthPricesQuery({
        ...ends,
        from: from < today ? today : from,
        to,
        roundTrip: kind === 'return' || asked.roundTrip,
        wayOutDate: kind === 'return' ? wayOut : null,
      }),
    },
    queries,
  );
  // It opens on a month with a day on sale.
  const next = monthAfter(month);
  if (turned === null && data && lowestPrice(data, first, month) === null && canShowMonth(next, first, today)) setMonth(next);
  const promotion = useQuery({ ...promotionOptions(), enabled: kind === 'return' }, queries).data;
  const offer = kind === 'return' && promotion ? offerOf(promotion, { wayOut, today, chosen, prices: data }) : null;
  const load: CalendarPageView['load'] = data
    ? { state: 'prices', prices: data }
    : { state: isFetching || isUnknown ? 'loading' : 'failed' };
  const goHome = (search: SearchAsked) => send({ type: 'location.visited', location: { name: 'home', asked: search } });
  return (
    <CalendarScreen
      view={{
        kind: back === null ? kind : 'return',
        route: origin && destination ? { from: origin.name, to: destination.name } : null,
        today,
        first,
        chosen,
        month,
        offer,
        load,
      }}
      onMonth={setMonth}
      onChoose={(day) => goHome({ ...asked, ...withChosenDay(kind, asked, day), outboundId: kind === 'main' ? null : asked.outboundId })}
      onRetry={() => void refetch()}
      onNewSearch={() => goHome(oneWay(null, null, null))}
      onBackToList={() => goHome(asked)}
    />
  );
}

const NO_PLACES: readonly Place[] = [];
const NO_TRIPS: readonly OwnTrip[] = [];

/** An earlier trip names its places by code. */
function withIds(asked: SearchAsked, places: readonly Place[]): SearchAsked {
  const idOf = (name: string | null) => placeNamed(places, name)?.id ?? name;
  return { ...asked, originId: idOf(asked.originId), destinationId: idOf(asked.destinationId) };
}

/** The service refuses a search without its places, and the page shows it. */
function endsOf(kind: CalendarKind, asked: SearchAsked) {
  const [originId, destinationId] = [asked.originId ?? '', asked.destinationId ?? ''];
  return kind === 'main' ? { originId, destinationId } : { originId: destinationId, destinationId: originId };
}

type Offered = { wayOut: PlainDate; today: PlainDate; chosen: PlainDate | null; prices: DayPrices | undefined };

function offerOf(promotion: Promotion, { wayOut, today, chosen, prices = new Map() }: Offered): CalendarPageView['offer'] {
  const days = promotedDays(promotion, wayOut, plusDays(today, SALE_DAYS));
  return days && { title: promotion.title, days, day: proposedDay(days, chosen, prices) };
}
