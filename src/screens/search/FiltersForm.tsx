import type { ReactNode } from 'react';
import type { FiltersView, SearchEvent } from '../../../machines/search/search.types.ts';
import { search } from '../../messages/es-MX.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

type FiltersFormProps = { view: FiltersView; send: (event: SearchEvent) => void };

/** The filters: time of day, line, amenities, route. Each checkbox shows its number of departures. */
export function FiltersForm({ view, send }: FiltersFormProps) {
  return (
    <div className="grid gap-5">
      <Group title={search.timesTitle}>
        {view.times.map(({ id, checked }) => (
          <Checkbox key={id} isSelected={checked} detail={search.times[id].hours} onChange={() => send({ type: 'time.toggled', time: id })}>
            {search.times[id].name}
          </Checkbox>
        ))}
      </Group>
      <Group title={search.brandsTitle}>
        {view.brands.map(({ id, name, checked, count }) => (
          <Checkbox key={id} isSelected={checked} detail={count} onChange={() => send({ type: 'brand.toggled', brandId: id })}>
            {name}
          </Checkbox>
        ))}
      </Group>
      {view.amenities.length > 0 && (
        <Group title={search.amenitiesTitle}>
          {view.amenities.map(({ id, name, checked, count }) => (
            <Checkbox key={id} isSelected={checked} detail={count} onChange={() => send({ type: 'amenity.toggled', amenityId: id })}>
              {name}
            </Checkbox>
          ))}
        </Group>
      )}
      <Group title={search.routeTitle}>
        <Checkbox isSelected={view.directOnly} onChange={() => send({ type: 'direct.toggled' })}>
          {search.directOnly}
        </Checkbox>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-0.5">
      <legend className="mb-1 text-small font-strong">{title}</legend>
      {children}
    </fieldset>
  );
}
