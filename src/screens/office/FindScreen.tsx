import { Search } from 'lucide-react';
import { useState } from 'react';
import type { FoundOrder } from '../../../machines/domain/office.ts';
import { office } from '../../messages/es-MX.ts';
import { clockTime, dayAndMonth, list, localClock, money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Listed, type Load } from './Listed.tsx';
import { PageHead } from './PageHead.tsx';
import { SearchForm } from './SearchForm.tsx';

const words = office.find;

export type FindScreenProps = {
  text: string;
  /** Null before a search. */
  load: Load<{ orders: readonly FoundOrder[]; isMore: boolean }> | null;
  /** Null for a person who may not open an order. */
  hrefOf: ((folio: string) => string) | null;
  onSearch: (text: string) => void;
  onRetry: () => void;
};

/** One field that finds an order by whatever a caller knows of it. */
export function FindScreen({ text, load, hrefOf, onSearch, onRetry }: FindScreenProps) {
  const [typed, setTyped] = useState(text);
  return (
    <Page>
      <PageHead title={words.title}>{words.intro}</PageHead>
      <SearchForm
        label={words.label}
        submit={words.submit}
        value={typed}
        hint={words.hint}
        onChange={setTyped}
        onSubmit={() => typed.trim() !== '' && onSearch(typed.trim())}
      />
      {load && (
        <Listed load={load} onRetry={onRetry}>
          {({ orders, isMore }) =>
            orders.length === 0 ? (
              <Card>
                <EmptyState icon={<Search />} title={words.empty}>
                  {words.emptyText}
                </EmptyState>
              </Card>
            ) : (
              <>
                <p role="status" className="text-small text-ink-muted">
                  {words.found(orders.length)}
                </p>
                {isMore && <Notice tone="warn">{words.isMore}</Notice>}
                <ul className="grid gap-3">
                  {orders.map((order) => (
                    <li key={order.paymentId}>
                      <OrderCard order={order} href={hrefOf?.(order.folio) ?? null} />
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Listed>
      )}
    </Page>
  );
}

function OrderCard({ order: { folio, state, amount, tickets }, href }: { order: FoundOrder; href: string | null }) {
  const [first] = tickets;
  const clock = first && localClock(first.departsAt);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-title-3">
          <AsIs>{href === null ? folio : <TextLink href={href}>{folio}</TextLink>}</AsIs>
        </h2>
        <span className="flex items-center gap-2">
          <Tag tone={state === 'paid' ? 'success' : 'neutral'}>{office.states[state]}</Tag>
          <b className="figure">{money(amount)}</b>
        </span>
      </div>
      {first && clock && (
        <p className="text-small">
          {first.from} → {first.to}, {dayAndMonth(clock.date)}, {clockTime(clock)}
        </p>
      )}
      {tickets.length > 0 && (
        <ul className="grid gap-1 text-small text-ink-muted">
          {tickets.map(({ ticketId, name, seat, status }) => (
            <li key={ticketId} className="wrap-anywhere">
              <AsIs>{list([name])}</AsIs> · {office.order.seat(seat)} · {words.ticketStates[status]}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
