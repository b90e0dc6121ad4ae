import { Armchair, Ban, TrendingDown } from 'lucide-react';
import type { DepartureView } from '../../../machines/search/search.types.ts';
import { common, search } from '../../messages/es-MX.ts';
import { clockTime, momentClocks } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Tag } from '../../ui/Tag.tsx';
import { BrandMark } from '../parts/BrandMark.tsx';
import { Price } from '../parts/Price.tsx';
import { arrivalDay, TripTimes } from '../parts/TripTimes.tsx';
import { Amenities } from './Amenities.tsx';

type DepartureCardProps = { departure: DepartureView; onChoose: () => void };

/** One bus of the list: line, times, what is on board, price, and the way to its seats. */
export function DepartureCard({ departure, onChoose }: DepartureCardProps) {
  const { brand, serviceClass, origin, destination, departs, arrives, stops, price, freeSeats, amenities } = departure;
  const isFull = freeSeats === 0;
  const nextDay = arrivalDay(departs, arrives);
  return (
    <article
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card p-4 @min-[36rem]:grid-cols-[minmax(0,1fr)_11.5rem] @min-[36rem]:gap-x-6 @min-[36rem]:px-5 @min-[36rem]:py-4.5',
        isFull
          ? 'text-ink-faint shadow-[inset_0_0_0_1px_var(--color-line)]'
          : 'bg-surface shadow-card hover:shadow-raised forced-colors:border',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="flex items-center gap-2 text-small">
          <BrandMark brand={brand} isMuted={isFull} />
          <span>
            <b>{brand.name}</b> <span className="text-ink-muted">· {serviceClass}</span>
          </span>
        </p>
        <TripTimes origin={origin} destination={destination} departs={departs} arrives={arrives} note={common.stops(stops)} />
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <Amenities amenities={amenities} />
          <span className="flex flex-wrap items-center gap-2">
            {nextDay && <span className="text-caption text-ink-muted">{search.arrives(nextDay)}</span>}
            <Availability departure={departure} />
          </span>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-dotted border-line pt-3 @min-[36rem]:flex-col @min-[36rem]:items-stretch @min-[36rem]:justify-center @min-[36rem]:border-s-2 @min-[36rem]:border-t-0 @min-[36rem]:ps-6 @min-[36rem]:pt-0">
        <p className="grid @min-[36rem]:justify-items-end">
          <Price amount={price} hasCurrency className="text-title-2 leading-7" />
        </p>
        {isFull ? (
          <Button size="lg" isDisabled>
            {search.noSeats}
          </Button>
        ) : (
          <Button
            look="soft"
            size="lg"
            aria-label={search.seeSeatsOf(brand.name, clockTime(momentClocks(departs).local))}
            onPress={onChoose}
          >
            {search.seeSeats}
          </Button>
        )}
      </div>
    </article>
  );
}

function Availability({ departure: { freeSeats, scarce, lowest } }: { departure: DepartureView }) {
  if (freeSeats === 0) return <Tag icon={<Ban />}>{search.soldOut}</Tag>;
  return (
    <>
      {lowest && (
        <Tag tone="success" icon={<TrendingDown />}>
          {search.lowest}
        </Tag>
      )}
      {scarce && (
        <Tag tone="warn" icon={<Armchair />}>
          {search.seatsLeft(freeSeats)}
        </Tag>
      )}
    </>
  );
}
