import { Armchair, Ban, Check, Clock, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DepartureView } from '../../../machines/domain/departureList.ts';
import { common, results } from '../../messages/es-MX.ts';
import { clockTime, localClock } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Tag } from '../../ui/Tag.tsx';
import { BrandMark } from '../parts/BrandMark.tsx';
import { OldPrice, Price } from '../parts/Price.tsx';
import { arrivalDay } from '../parts/arrivalDay.ts';
import { TripTimes } from '../parts/TripTimes.tsx';
import { Amenities } from './Amenities.tsx';

type DepartureCardProps = {
  departure: DepartureView;
  /** Choosing it opens the results of the way back. */
  leadsBack: boolean;
  onChoose: () => void;
};

/** One departure of the list: line, times, amenities, price, and the button to its seats. */
export function DepartureCard({ departure, leadsBack, onChoose }: DepartureCardProps) {
  const { brand, departs, arrives, freeSeats, tooEarly, amenities } = departure;
  const isOff = freeSeats === 0 || tooEarly;
  const nextDay = arrivalDay(departs, arrives);
  const time = clockTime(localClock(departs));
  return (
    <Frame
      departure={departure}
      look={isOff ? 'off' : 'open'}
      action={
        isOff ? (
          <Button size="lg" isDisabled>
            {freeSeats === 0 ? results.noSeats : results.seeSeats}
          </Button>
        ) : (
          <Button
            look="soft"
            size="lg"
            aria-label={leadsBack ? results.chooseOutboundOf(brand.name, time) : results.seeSeatsOf(brand.name, time)}
            onPress={onChoose}
          >
            {leadsBack ? results.chooseOutbound : results.seeSeats}
          </Button>
        )
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Amenities amenities={amenities} />
        <span className="flex flex-wrap items-center gap-2">
          {nextDay && <span className="text-caption text-ink-muted">{results.arrives(nextDay)}</span>}
          <Availability departure={departure} />
        </span>
      </div>
    </Frame>
  );
}

/** The chosen way out, with a button back to its list. */
export function ChosenOutbound({ departure, onChange }: { departure: DepartureView; onChange: () => void }) {
  const nextDay = arrivalDay(departure.departs, departure.arrives);
  return (
    <section aria-label={results.yourOutbound} className="@container">
      <Frame
        departure={departure}
        look="chosen"
        end={
          <Tag tone="success" icon={<Check />}>
            {results.yourOutbound}
          </Tag>
        }
        action={
          <Button size="lg" aria-label={results.changeOutboundOf} onPress={onChange}>
            {results.changeOutbound}
          </Button>
        }
      >
        {nextDay && <p className="text-end text-caption text-ink-muted">{results.arrives(nextDay)}</p>}
      </Frame>
    </section>
  );
}

const looks = {
  open: 'bg-surface shadow-card hover:shadow-raised forced-colors:border',
  off: 'text-ink-faint shadow-[inset_0_0_0_1px_var(--color-line)]',
  chosen: 'bg-surface shadow-[inset_0_0_0_2px_var(--color-action)] forced-colors:border-2',
};

type FrameProps = { departure: DepartureView; look: keyof typeof looks; end?: ReactNode; action: ReactNode; children?: ReactNode };

function Frame({ departure, look, end, action, children }: FrameProps) {
  const { brand, serviceClass, origin, destination, departs, arrives, stops, price, discount } = departure;
  return (
    <article
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card p-4 @min-[36rem]:grid-cols-[minmax(0,1fr)_11.5rem] @min-[36rem]:gap-x-6 @min-[36rem]:px-5 @min-[36rem]:py-4.5',
        looks[look],
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="flex items-center gap-2 text-small">
            <BrandMark brand={brand} isMuted={look === 'off'} />
            <span>
              <b>{brand.name}</b> <span className="text-ink-muted">· {serviceClass}</span>
            </span>
          </p>
          {end}
        </div>
        <TripTimes origin={origin} destination={destination} departs={departs} arrives={arrives} note={common.stops(stops)} />
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-dotted border-line pt-3 @min-[36rem]:flex-col @min-[36rem]:items-stretch @min-[36rem]:justify-center @min-[36rem]:border-s-2 @min-[36rem]:border-t-0 @min-[36rem]:ps-6 @min-[36rem]:pt-0">
        <p className="grid @min-[36rem]:justify-items-end">
          <OldPrice price={price} discount={discount} />
          <Price amount={price} hasCurrency className="text-title-2 leading-7" />
        </p>
        {action}
      </div>
    </article>
  );
}

function Availability({ departure: { freeSeats, scarce, lowest, tooEarly } }: { departure: DepartureView }) {
  if (freeSeats === 0) return <Tag icon={<Ban />}>{results.soldOut}</Tag>;
  if (tooEarly) {
    return (
      <span className="flex items-center gap-1.5 text-caption font-strong text-ink">
        <Clock className="size-[0.9375rem] flex-none" />
        {results.tooEarly}
      </span>
    );
  }
  return (
    <>
      {lowest && (
        <Tag tone="success" icon={<TrendingDown />}>
          {results.lowest}
        </Tag>
      )}
      {scarce && (
        <Tag tone="warn" icon={<Armchair />}>
          {results.seatsLeft(freeSeats)}
        </Tag>
      )}
    </>
  );
}
