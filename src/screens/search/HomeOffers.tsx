import { ChevronRight, History } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { busiestPlaces, type Place } from '../../../machines/domain/place.ts';
import type { SearchEvent, SearchFormView } from '../../../machines/search/search.types.ts';
import bays from '../../assets/bays.svg';
import { homeOffers, promotion as words, search } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { chipClass, ChipRow } from '../../ui/Chip.tsx';
import { PlainLink } from '../../ui/PlainLink.tsx';
import { RowCard } from '../../ui/RowCard.tsx';
import { PlacesLoading, PromotionLoading, placesClass, shownPlaces } from './HomeOffersLoading.tsx';

export type HomeOffersProps = {
  form: SearchFormView;
  /** Earlier searches of days to come, with the address of their results. */
  recent: readonly { href: string; label: string }[];
  /** The title of the promotion of the way back; null without one, undefined while it loads. */
  promotion: string | null | undefined;
  /** The line with the lowest price to a destination. */
  renderPrice: (destination: Place) => ReactNode;
  send: (event: SearchEvent) => void;
};

/** What Home offers below its form: earlier searches, the promotion and places. It loads after the form. */
export function HomeOffers({ form, recent, promotion, renderPrice, send }: HomeOffersProps) {
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="recent-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 id="recent-title" className="font-sans text-small font-semibold text-ink-muted">
            {search.recent}
          </h2>
          <ChipRow label={search.recent}>
            {recent.map(({ href, label }) => (
              <PlainLink key={href} href={href} className={`${chipClass} no-underline`}>
                <History />
                {label}
              </PlainLink>
            ))}
          </ChipRow>
        </section>
      )}
      {promotion === undefined ? <PromotionLoading /> : promotion !== null && <Promotion title={promotion} send={send} />}
      <Places form={form} renderPrice={renderPrice} send={send} />
    </>
  );
}

/** Shows the form above, with the focus in it. */
function showForm(control: string) {
  requestAnimationFrame(() => {
    const form = document.getElementById('search');
    form?.scrollIntoView({ block: 'center' });
    form?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  });
}

/** It chooses a round trip in the form above. */
function Promotion({ title, send }: { title: string; send: HomeOffersProps['send'] }) {
  const accept = () => {
    send({ type: 'tripType.chosen', roundTrip: true });
    showForm('input:checked');
  };
  return (
    <section
      aria-labelledby="promotion-title"
      className="grid min-h-[12.75rem] content-center justify-items-start gap-3 rounded-card bg-mine-soft bg-[length:auto_100%] bg-[position:100%_0] bg-no-repeat p-4.5 pe-[34%] text-ink md:flex md:min-h-[6.5rem] md:items-center md:justify-between md:gap-8 md:p-6 md:pe-44"
      style={{ backgroundImage: `url("${bays}")` }}
    >
      <div className="grid gap-1">
        <h2 id="promotion-title">{title}</h2>
        <p className="text-small">{homeOffers.promotionLead}</p>
      </div>
      <Button onPress={accept}>{words.accept}</Button>
    </section>
  );
}

/** Destinations of the chosen origin with their prices; without an origin, cities to start from. */
function Places({ form: { origin, destination }, renderPrice, send }: Pick<HomeOffersProps, 'form' | 'renderPrice' | 'send'>) {
  const from = destination.status === 'ready' ? origin.selected : null;
  const places = from ? destination.options : origin.options;
  const title = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);
  // The destinations replace the city that was pressed, and with it the focus.
  useEffect(() => {
    if (!from || !takesFocus.current) return;
    takesFocus.current = false;
    title.current?.focus({ preventScroll: true });
  }, [from]);
  const choose = ({ id: placeId }: Place) => {
    if (!from) {
      takesFocus.current = true;
      return send({ type: 'origin.chosen', placeId });
    }
    send({ type: 'destination.chosen', placeId });
    // The day is next.
    showForm('[data-days] button');
  };
  if (origin.status === 'loading' || (origin.selected && destination.status === 'loading')) {
    return <PlacesLoading hasOrigin={destination.from !== null} />;
  }
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="places" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 ref={title} id="places" tabIndex={-1} className="outline-none">
        {from ? homeOffers.leavesFrom(from.name) : search.originTitle}
      </h2>
      <ul className={placesClass}>
        {busiestPlaces(places, shownPlaces(from !== null)).map((place) => (
          <li key={place.id}>
            <RowCard
              lead={<PlaceCode place={place} />}
              end={<ChevronRight />}
              detail={from ? renderPrice(place) : undefined}
              onPress={() => choose(place)}
            >
              {place.name}
            </RowCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceCode({ place }: { place: Place }) {
  return (
    <span className="grid h-10 min-w-13 flex-none place-items-center rounded-[0.5rem] bg-board px-1.5 font-sign leading-none font-bold tracking-[0.02em] text-on-board">
      {place.shortcode}
    </span>
  );
}
