import { Check, CreditCard, Star } from 'lucide-react';
import type { SeatThen, SummaryView } from '../../../machines/checkout/checkout.types.ts';
import { difference, payAlerts } from '../../messages/es-MX.ts';
import { clockTime, fullDate, localClock } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';

const words = payAlerts.change;

/** The old and the new departure and seat of each traveller, and what the change costs or gives back. */
export function ChangesCard({ summary: { changes, total, points } }: { summary: SummaryView }) {
  return (
    <Card label={words.changes}>
      <ul className="grid gap-4">
        {changes.map(({ name, before, now }) => (
          <li key={name} className="grid gap-1">
            <b className="wrap-anywhere">
              <AsIs>{name}</AsIs>
            </b>
            <dl className="grid grid-cols-2 gap-x-4">
              {before && <Then name={words.before} seat={before} isOver />}
              <Then name={words.now} seat={now} />
            </dl>
          </li>
        ))}
      </ul>
      <Notice tone={total > 0 ? 'info' : 'success'} icon={total > 0 ? <CreditCard /> : points > 0 ? <Star /> : <Check />}>
        {difference({ total, points })}
      </Notice>
    </Card>
  );
}

function Then({ name, seat: { departs, seat }, isOver = false }: { name: string; seat: SeatThen; isOver?: boolean }) {
  const local = localClock(departs);
  const lines = [fullDate(local.date), clockTime(local), words.seat(seat)];
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-muted">{name}</dt>
      {lines.map((line) => (
        <dd key={line} className={isOver ? 'text-ink-muted' : 'font-strong'}>
          {isOver ? <s>{line}</s> : line}
        </dd>
      ))}
    </div>
  );
}
