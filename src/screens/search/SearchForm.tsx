import { ArrowUpDown, Bus, MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import type { SearchEvent, SearchFormView } from '../../../machines/search/search.types.ts';
import { common, search } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Form } from '../../ui/Form.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { DateFields } from './DateFields.tsx';
import { PlaceField } from './PlaceField.tsx';

type SearchFormProps = {
  view: SearchFormView;
  send: (event: SearchEvent) => void;
  id: string;
  /** In one line with its button where there is room. Otherwise in one column, with its button elsewhere. */
  isRow?: boolean;
};

type Choice = 'origin' | 'destination' | 'date';

/** The codes of the trip types (SEARCH-014, SEARCH-015). */
const ONE_WAY = 'S';
const ROUND_TRIP = 'R';

/** The form: one way or both, origin, destination and days (SEARCH-001, SEARCH-002, SEARCH-013, SEARCH-016, SEARCH-019 to SEARCH-022). */
export function SearchForm({ view, send, id, isRow = false }: SearchFormProps) {
  const { origin, destination, roundTrip, date, returnDate } = view;
  const isWide = useMedia('(min-width: 64rem)');
  const [choosing, setChoosing] = useState<Choice | null>(null);
  const openOf = (end: Choice) => ({
    isOpen: choosing === end,
    onOpenChange: (isOpen: boolean) => setChoosing((now) => (isOpen ? end : now === end ? null : now)),
  });
  const hasFailed = origin.status === 'failed' || destination.status === 'failed';
  return (
    <Form id={id} aria-label={search.form} onSubmit={() => send({ type: 'search.submitted' })} className="@container grid gap-3.5">
      <Segment
        label={search.tripType}
        value={roundTrip ? ROUND_TRIP : ONE_WAY}
        onChange={(code) => send({ type: 'tripType.chosen', roundTrip: code === ROUND_TRIP })}
        options={[
          { id: ONE_WAY, name: common.oneWay },
          { id: ROUND_TRIP, name: common.roundTrip },
        ]}
        className="@min-[30rem]:max-w-80"
      />
      <div
        className={cx(
          'grid items-start gap-3.5',
          isRow && '@min-[52rem]:gap-3',
          isRow &&
            (returnDate
              ? '@min-[52rem]:grid-cols-[minmax(0,2.2fr)_minmax(0,1.7fr)_auto]'
              : '@min-[52rem]:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)_auto]'),
        )}
      >
        <div className={cx('relative grid gap-3', isRow && '@min-[52rem]:grid-cols-2')}>
          <PlaceField
            view={origin}
            label={search.origin}
            title={search.originTitle}
            listTitle={search.allOrigins}
            icon={<MapPin />}
            error={search.missing.origin}
            {...openOf('origin')}
            className={cx(isRow && '@min-[52rem]:[&_label]:pe-6')}
            onChoose={(placeId, found) => {
              send({ type: 'origin.chosen', placeId, found });
              // The destination is next.
              if (!destination.selected) setChoosing('destination');
            }}
            onClear={() => send({ type: 'origin.cleared' })}
            onRetry={() => send({ type: 'places.retried' })}
          />
          <PlaceField
            view={destination}
            label={search.destination}
            title={search.destinationTitle}
            listTitle={origin.selected ? search.destinationsFrom(origin.selected.name) : search.placesTitle}
            icon={<Bus />}
            error={search.missing.destination}
            {...openOf('destination')}
            className={cx(isRow && '@min-[52rem]:[&_label]:ps-8 @min-[52rem]:[&>button]:ps-8')}
            onChoose={(placeId, found) => {
              send({ type: 'destination.chosen', placeId, found });
              // The day is next; a wide screen shows its field beside.
              if (!isWide && !date.isChosen) setChoosing('date');
            }}
            onClear={() => send({ type: 'destination.cleared' })}
            onRetry={() => send({ type: 'places.retried' })}
          />
          <IconButton
            label={search.swap}
            icon={<ArrowUpDown />}
            isDisabled={!view.canSwap}
            onPress={() => send({ type: 'ends.swapped' })}
            className={cx(
              'absolute end-3 rounded-round! border-[1.5px] border-line-strong bg-surface text-action-ink [&_svg]:size-5',
              origin.missing ? 'top-[3.9375rem]' : 'top-11',
              isRow && '@min-[52rem]:start-1/2 @min-[52rem]:end-auto @min-[52rem]:top-2 @min-[52rem]:-translate-x-1/2',
            )}
          />
        </div>
        <DateFields form={view} send={send} {...openOf('date')} />
        {isRow && <SubmitButton isPending={view.searching} />}
      </div>
      {hasFailed && (
        <Notice tone="error" isLive>
          {search.placesFailed}
          <span>
            <TextLink size="sm" onPress={() => send({ type: 'places.retried' })}>
              {common.retry}
            </TextLink>
          </span>
        </Notice>
      )}
    </Form>
  );
}

/** Submits the form; `form` is its id when the button is outside. */
export function SubmitButton({ isPending, form }: { isPending: boolean; form?: string }) {
  return (
    <Button
      type="submit"
      look="primary"
      icon={<Search />}
      isPending={isPending}
      pendingLabel={search.submitting}
      {...(form !== undefined && { form })}
      className="w-full @min-[52rem]:min-h-15"
    >
      {search.submit}
    </Button>
  );
}
