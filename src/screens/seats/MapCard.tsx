import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { SeatsEvent, TabView } from '../../../machines/seats/seats.types.ts';
import { common, seats as words } from '../../messages/es-MX.ts';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

type DirectionTabsProps = { tabs: TabView[]; send: (event: SeatsEvent) => void; children?: ReactNode };

/** Loaded on demand, because only a round trip has tabs. */
const Tabs = lazyPart(async () => (await import('../../ui/Tabs.tsx')).Tabs);

/** The tabs of the way out and the way back, with the number of chosen seats (SEAT-001, SEAT-002). */
export function DirectionTabs({ tabs, send, children }: DirectionTabsProps) {
  return (
    <Tabs
      label={words.tabs}
      value={tabs.find(({ current }) => current)?.direction ?? 'outbound'}
      onChange={(id) => {
        const chosen = tabs.find(({ direction }) => direction === id);
        if (chosen) send({ type: 'tab.chosen', direction: chosen.direction });
      }}
      tabs={tabs.map(({ direction, chosen }) => ({
        id: direction,
        name: common.direction[direction],
        icon: direction === 'outbound' ? <ArrowRight /> : <ArrowLeft />,
        count: chosen,
      }))}
    >
      {children}
    </Tabs>
  );
}

/** The card of the map, with tabs on a round trip. */
export function MapCard({ tabs, send, children }: DirectionTabsProps) {
  return (
    <Card label={words.map}>
      {tabs.length === 0 ? (
        children
      ) : (
        <Suspense fallback={<div className="min-h-12" />}>
          <DirectionTabs tabs={tabs} send={send}>
            {children}
          </DirectionTabs>
        </Suspense>
      )}
    </Card>
  );
}
