import { ArrowLeft, CloudOff, Search } from 'lucide-react';
import {
  canChooseDay,
  canShowMonth,
  carouselOf,
  daysOf,
  lastMonthOf,
  lowestPrice,
  type CalendarKind,
  type DayPrices,
  type PlainMonth,
} from '../../../machines/domain/calendar.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { DayRange } from '../../../machines/domain/promotion.ts';
import { calendar, common, tripDays } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Calendar } from '../../ui/Calendar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip, ChipRow } from '../../ui/Chip.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { LowestMark, priceNotes } from '../parts/priceNotes.tsx';
import { ReturnOffer } from '../parts/ReturnOffer.tsx';

export type CalendarPageView = {
  kind: CalendarKind;
  /** Names of both ends, in the direction of the shown prices; null while they are not known. */
  route: { from: string; to: string } | null;
  today: PlainDate;
  /** The first selectable day. */
  first: PlainDate;
  /** The current date of the search. */
  chosen: PlainDate | null;
  month: PlainMonth;
  /** The promotion of the way back, and the day that its button takes; null without one. */
  offer: { title: string; days: DayRange; day: PlainDate } | null;
  load: { state: 'loading' } | { state: 'failed' } | { state: 'prices'; prices: DayPrices };
};

export type CalendarScreenProps = {
  view: CalendarPageView;
  onMonth: (month: PlainMonth) => void;
  onChoose: (day: PlainDate) => void;
  onRetry: () => void;
  onNewSearch: () => void;
  onBackToList: () => void;
};

/** The lowest price of each day of a month. A day with a trip can be chosen (CAL-001 to CAL-011). */
export function CalendarScreen({ view, onMonth, onChoose, onRetry, onNewSearch, onBackToList }: CalendarScreenProps) {
  const { kind, route, load, offer } = view;
  return (
    <Page isNarrow>
      <div>
        <h1>{calendar.title}</h1>
        {route && <p className="font-strong">{calendar.route(route.from, route.to)}</p>}
        <p className="text-ink-muted">{calendar.lead[kind]}</p>
      </div>
      <MonthChips view={view} onMonth={onMonth} />
      {offer && <ReturnOffer {...offer} onTake={() => onChoose(offer.day)} />}
      <MonthCard view={view} onMonth={onMonth} onChoose={onChoose} />
      <Notice>{calendar.note}</Notice>
      <div className="grid gap-3 md:grid-cols-2 md:gap-4">
        <Button size="lg" icon={<Search />} onPress={onNewSearch}>
          {calendar.newSearch}
        </Button>
        <Button size="lg" icon={<ArrowLeft />} onPress={onBackToList}>
          {calendar.backToList}
        </Button>
      </div>
      <Alert
        isOpen={load.state === 'failed'}
        tone="warn"
        icon={<CloudOff />}
        title={calendar.failed.title}
        primary={{ label: common.retry, onPress: onRetry }}
        close={{ label: calendar.failed.home, onPress: onNewSearch }}
      >
        <p>{calendar.failed.text}</p>
      </Alert>
    </Page>
  );
}

/** The year is visible in its first month only, and always in the accessible name. */
function MonthChips({ view: { today, first, month }, onMonth }: Pick<CalendarScreenProps, 'view' | 'onMonth'>) {
  return (
    <ChipRow label={calendar.months}>
      {carouselOf(today).map((each, index) => {
        const { name, year } = calendar.month(each);
        return (
          <Chip
            key={each}
            isCurrent={each === month}
            isDisabled={each !== month && !canShowMonth(each, first, today)}
            onPress={() => onMonth(each)}
          >
            <span>
              {name} <span className={index === 0 || each.endsWith('-01') ? undefined : 'sr-only'}>{year}</span>
            </span>
          </Chip>
        );
      })}
    </ChipRow>
  );
}

const NO_PRICES: DayPrices = new Map();

function MonthCard({ view, onMonth, onChoose }: Pick<CalendarScreenProps, 'view' | 'onMonth' | 'onChoose'>) {
  const { today, first, chosen, month, load } = view;
  const isLoading = load.state === 'loading';
  const prices = load.state === 'prices' ? load.prices : NO_PRICES;
  const lowest = lowestPrice(prices, first, month);
  const last = lastMonthOf(today);
  return (
    <Card>
      <Calendar
        label={calendar.title}
        value={chosen !== null && (isLoading || canChooseDay(chosen, prices, first)) ? chosen : null}
        onChange={onChoose}
        min={first}
        max={daysOf(month > last ? month : last).to}
        today={today}
        nameDay={tripDays.nameDay}
        notes={priceNotes(prices, first, month)}
        isLoading={isLoading}
        isUnavailable={isLoading ? undefined : (day) => !canChooseDay(day, prices, first)}
        month={month}
        onMonthChange={onMonth}
        previousLabel={tripDays.previousMonth}
        nextLabel={tripDays.nextMonth}
      />
      <p role="status" className="min-h-5 text-center text-caption text-ink-muted">
        {isLoading && calendar.loading}
        {load.state === 'prices' && (lowest === null ? calendar.empty : <LowestMark />)}
      </p>
    </Card>
  );
}
