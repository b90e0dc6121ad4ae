import type { ReactNode } from 'react';
import type { FiltersView, ListingEvent } from '../../../machines/domain/departureList.ts';
import { results } from '../../messages/es-MX.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

type FiltersFormProps = { view: FiltersView; arrange: (event: ListingEvent) => void };

/** The filters: time of day, line, amenities, route. Each shows the number of departures that it leaves. */
export function FiltersForm({ view, arrange }: FiltersFormProps) {
  return (
    <div className="grid gap-5">
      <Group title={results.timesTitle}>
        {view.times.map(({ id, checked }) => (
          <Checkbox
            key={id}
            isSelected={checked}
            detail={results.times[id].hours}
            onChange={() => arrange({ type: 'time.toggled', time: id })}
          >
            {results.times[id].name}
          </Checkbox>
        ))}
      </Group>
      <Group title={results.brandsTitle}>
        {view.brands.map(({ id, name, checked, count }) => (
          <Checkbox key={id} isSelected={checked} detail={count} onChange={() => arrange({ type: 'brand.toggled', brandId: id })}>
            {name}
          </Checkbox>
        ))}
      </Group>
      {view.amenities.length > 0 && (
        <Group title={results.amenitiesTitle}>
          {view.amenities.map(({ id, name, checked, count }) => (
            <Checkbox key={id} isSelected={checked} detail={count} onChange={() => arrange({ type: 'amenity.toggled', amenityId: id })}>
              {name}
            </Checkbox>
          ))}
        </Group>
      )}
      <Group title={results.routeTitle}>
        <Checkbox isSelected={view.direct.checked} detail={view.direct.count} onChange={() => arrange({ type: 'direct.toggled' })}>
          {results.directOnly}
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
