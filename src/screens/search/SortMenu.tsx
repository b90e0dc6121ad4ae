import { ArrowDownUp } from 'lucide-react';
import type { SearchEvent, SortOrder } from '../../../machines/search/search.types.ts';
import { search } from '../../messages/es-MX.ts';
import { Select } from '../../ui/Select.tsx';

const orders = Object.keys(search.sorts).filter((order): order is SortOrder => order in search.sorts);

type SortMenuProps = { sort: SortOrder; send: (event: SearchEvent) => void; hasIcon?: boolean };

/** A select of the order of the departures, as a chip. */
export function SortMenu({ sort, send, hasIcon = false }: SortMenuProps) {
  return (
    <>
      {!hasIcon && (
        <span aria-hidden="true" className="text-small text-ink-muted">
          {search.sort}
        </span>
      )}
      <Select
        look="chip"
        label={search.sort}
        icon={hasIcon && <ArrowDownUp />}
        value={sort}
        options={orders.map((id) => ({ id, name: search.sorts[id] }))}
        placeholder={search.sort}
        onChange={(id) => {
          const order = orders.find((other) => other === id);
          if (order) send({ type: 'sort.chosen', sort: order });
        }}
      />
    </>
  );
}
