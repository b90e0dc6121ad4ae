import { Calendar, X } from 'lucide-react';
import { useId } from 'react';
import type { PromotionEvent, PromotionView } from '../../../machines/promotion/promotion.types.ts';
import { common, promotion as words, search, tripDays } from '../../messages/es-MX.ts';
import { fullDate, numericDate } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

type PromotionScreenProps = { view: PromotionView; send: (event: PromotionEvent) => void };

/** The promotion above the departures: the day of the way back, and whether it is wanted (SEARCH-032 to SEARCH-034, SEARCH-038). */
export function PromotionScreen({ view, send }: PromotionScreenProps) {
  const id = useId();
  const { title, origin, destination, days, today, returnDate, isAsking, failure } = view;
  return (
    <section
      aria-labelledby={id}
      className="@container relative grid gap-3 overflow-hidden rounded-card bg-mine-soft p-4 shadow-[inset_0.25rem_0_0_var(--color-mine)] forced-colors:border"
    >
      <div className="grid items-end gap-3 @min-[40rem]:grid-cols-[minmax(0,1fr)_auto] @min-[40rem]:pe-10">
        <div className="grid gap-1 self-center">
          <h2 id={id} className="pe-10 text-title-3 @min-[40rem]:pe-0">
            {title}
          </h2>
          <p className="text-small text-ink-muted">
            <span className="hidden @min-[40rem]:inline">{words.lead(origin.name, destination.name)} </span>
            {words.days(numericDate(days.first), numericDate(days.last))}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <DateField
            label={words.date}
            icon={<Calendar />}
            value={returnDate}
            valueText={fullDate(returnDate)}
            placeholder={search.chooseDate}
            isDisabled={isAsking}
            onChange={(date) => send({ type: 'returnDate.chosen', date })}
            min={days.first}
            max={days.last}
            today={today}
            nameDay={tripDays.nameDay}
            closeLabel={common.close}
            previousLabel={tripDays.previousMonth}
            nextLabel={tripDays.nextMonth}
            className="flex-[999_1_10.5rem] @max-[40rem]:[&>button>span:has(>svg)]:hidden @min-[40rem]:flex-[0_0_14rem]"
          />
          <Button
            size="lg"
            isPending={isAsking}
            pendingLabel={words.asking}
            onPress={() => send({ type: 'offer.accepted' })}
            className="min-h-15! flex-auto px-2! @min-[40rem]:px-4!"
          >
            {words.accept}
          </Button>
        </div>
      </div>
      <IconButton
        label={words.decline}
        icon={<X />}
        onPress={() => send({ type: 'offer.declined' })}
        className="absolute end-2 top-2 text-ink-muted"
      />
      {failure && (
        <Notice tone="error" isLive>
          {failure.message ?? words.failed}
        </Notice>
      )}
    </section>
  );
}
