import { ArrowRight, Info } from 'lucide-react';
import type { SummaryView } from '../../../machines/checkout/checkout.types.ts';
import { common, edit, payAlerts } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Card } from '../../ui/Card.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { Notice } from '../../ui/Notice.tsx';

const words = payAlerts.change;

/** The old and the new seat of each traveller, and whether the new seats cost less. */
export function ChangesCard({ summary: { changes, points } }: { summary: SummaryView }) {
  return (
    <Card label={words.changes}>
      <ul className="grid gap-3">
        {changes.map(({ name, before, now }) => (
          <li key={now} className="grid gap-1">
            <b className="wrap-anywhere">{name}</b>
            <span className="flex flex-wrap items-center gap-2 text-small text-ink-muted">
              {before !== null && (
                <>
                  <span className="sr-only">{words.was(before)}</span>
                  <s aria-hidden="true">{common.seat(before)}</s>
                  <ArrowRight className="size-4" />
                </>
              )}
              <span className="sr-only">{words.is(now)}</span>
              <span aria-hidden="true">
                <NumberBadge size="sm">{now}</NumberBadge>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {points > 0 && <Notice icon={<Info />}>{edit.cheaper.before(money(points))}</Notice>}
    </Card>
  );
}
