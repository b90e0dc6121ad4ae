import { ArrowDownUp } from 'lucide-react';
import type { ListingEvent, SortOrder } from '../../../machines/domain/departureList.ts';
import { results } from '../../messages/es-MX.ts';
import { Select } from '../../ui/Select.tsx';

const orders = Object.keys(results.sorts).filter((order): order is SortOrder => order in results.sorts);

type SortMenuProps = { sort: SortOrder; arrange: (event: ListingEvent) => void; hasIcon?: boolean };

/** A select of the order of the departures, as a chip. */
export function SortMenu({ sort, arrange, hasIcon = false }: SortMenuProps) {
  return (
    <>
      {!hasIcon && (
        <span aria-hidden="true" className="text-small text-ink-muted">
          {results.sort}
        </span>
      )}
      <Select
        look="chip"
        label={results.sort}
        icon={hasIcon && <ArrowDownUp />}
        value={sort}
        options={orders.map((id) => ({ id, name: results.sorts[id] }))}
        placeholder={results.sort}
        onChange={(id) => {
          const order = orders.find((other) => other === id);
          if (order) arrange({ type: 'sort.chosen', sort: order });
        }}
      />
    </>
  );
}
