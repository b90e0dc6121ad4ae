import { ChevronRight, CloudOff, RefreshCw } from 'lucide-react';
import type { EditEvent, EditView, OfferRow } from '../../../machines/edit/edit.types.ts';
import { minutesBetween } from '../../../machines/domain/instant.ts';
import { common, edit as words, results } from '../../messages/es-MX.ts';
import { clockTime, dayAndMonth, duration, fullDate, localClock, money, weekday } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { DayStrip } from '../../ui/DayStrip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { arrivalDay } from '../parts/arrivalDay.ts';
import { Price } from '../parts/Price.tsx';

type Departing = Extract<EditView, { screen: 'departing' }>;
type Send = (event: EditEvent) => void;

/** The departures of a day, one of which gets the new seats. */
export function EditDepartures({ view: { date, days, list }, send }: { view: Departing; send: Send }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DayStrip
        label={results.days}
        days={days.map((day) => ({
          id: day.date,
          name: weekday(day.date),
          value: dayAndMonth(day.date).slice(4),
          isCurrent: day.current,
          isEmpty: day.past,
        }))}
        onChoose={(chosen) => send({ type: 'day.chosen', date: chosen })}
      />
      <List list={list} day={fullDate(date)} send={send} />
    </div>
  );
}

function List({ list, day, send }: { list: Departing['list']; day: string; send: Send }) {
  switch (list.kind) {
    case 'searching':
      return (
        <p role="status" className="flex min-h-27 items-center justify-center gap-3 text-ink-muted">
          <Spinner label={words.searching} />
          {words.searching}
        </p>
      );
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            icon={<CloudOff />}
            title={words.unlisted.title}
            level={3}
            actions={
              <Button look="primary" icon={<RefreshCw />} onPress={() => send({ type: 'edit.retried' })}>
                {common.retry}
              </Button>
            }
          >
            {words.unlisted.text}
          </EmptyState>
        </div>
      );
    case 'listed':
      return list.rows.length === 0 ? (
        <p role="status" className="min-h-27 content-center text-center text-ink-muted">
          {words.noDepartures(day)}
        </p>
      ) : (
        <>
          <p className="text-small text-ink-muted">{words.prices}</p>
          <ul aria-label={words.departuresOf(day)} className="grid gap-2.5">
            {list.rows.map((row) => (
              <li key={row.id}>
                <Departure row={row} onChoose={() => send({ type: 'departure.chosen', tripId: row.id })} />
              </li>
            ))}
          </ul>
        </>
      );
    default:
      return list satisfies never;
  }
}

function Departure({ row, onChoose }: { row: OfferRow; onChoose: () => void }) {
  const { departs, arrives, brand, serviceClass, price, freeSeats, isOwn, takenBack, refusal } = row;
  const nextDay = arrivalDay(departs, arrives);
  return (
    <PlainButton
      onPress={onChoose}
      isDisabled={refusal !== null}
      className="flex min-h-17 w-full items-center gap-3 rounded-card border-[1.5px] border-line-strong bg-surface px-3.5 py-3 text-start hover:border-ink off:border-line off:text-ink-faint"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <b>
            {clockTime(localClock(departs))} – {clockTime(localClock(arrives))}
          </b>
          {isOwn && <Tag tone="info">{words.own}</Tag>}
        </span>
        <span className="block text-caption text-ink-muted">
          {brand} · {serviceClass} · <span className="whitespace-nowrap">{duration(minutesBetween(departs, arrives))}</span>
        </span>
        <span className="block text-caption text-ink-muted">
          {nextDay && `${results.arrives(nextDay)} · `}
          {refusal === null ? words.free(freeSeats) : words.refusals[refusal]}
        </span>
        {refusal === null && takenBack > 0 && (
          <span className="block text-caption text-warning-ink">{words.takenBack(money(takenBack))}</span>
        )}
      </span>
      <Price amount={price} className="text-title-3" />
      <ChevronRight className="flex-none" />
    </PlainButton>
  );
}
