import { ArrowDownUp, Check, ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import type { SearchEvent, SortOrder } from '../../../machines/search/search.types.ts';
import { search } from '../../messages/es-MX.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Menu } from '../../ui/Menu.tsx';

const orders = Object.keys(search.sorts).filter((order): order is SortOrder => order in search.sorts);

type SortMenuProps = { sort: SortOrder; send: (event: SearchEvent) => void; hasIcon?: boolean };

/** The order of the departures, chosen from a chip. */
export function SortMenu({ sort, send, hasIcon = false }: SortMenuProps) {
  useEffect(() => void Menu.preload(), []);
  return (
    <>
      {!hasIcon && (
        <span aria-hidden="true" className="text-small text-ink-muted">
          {search.sort}
        </span>
      )}
      <Menu
        label={search.sort}
        trigger={
          <Chip icon={hasIcon && <ArrowDownUp />}>
            <span className="sr-only">{search.sort} </span>
            {search.sorts[sort]}
            {!hasIcon && <ChevronDown />}
          </Chip>
        }
        options={orders.map((id) => ({ id, name: search.sorts[id], icon: <Check className={id === sort ? '' : 'invisible'} /> }))}
        onChoose={(id) => {
          const order = orders.find((other) => other === id);
          if (order) send({ type: 'sort.chosen', sort: order });
        }}
      />
    </>
  );
}
