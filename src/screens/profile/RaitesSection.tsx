import { Bus, ChevronRight, MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Raite, Terminal } from '../../../machines/domain/raite.ts';
import { common, profile } from '../../messages/es-MX.ts';
import { clockTime, fullDate, localClock } from '../../messages/format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowIcon } from '../../ui/ListRow.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { PointMap } from '../../ui/PointMap.tsx';
import type { Loaded } from './change.ts';
import { LoadedCard } from './LoadedCard.tsx';

const words = profile.raites;

/** The streets around a stop (CONST-042). */
const ZOOM = 15;

export type RaitesSectionProps = {
  load: Loaded<Raite[]>;
  terminals: readonly Terminal[];
  /** The address of map tiles, with `{z}`, `{x}` and `{y}`; null for a plain ground. */
  tiles: string | null;
  onRetry: () => void;
};

/** Mis Raites: the boarding stops of free shuttles, and the chosen one on a map (RAITES-001 to RAITES-004). */
export function RaitesSection({ load, terminals, tiles, onRetry }: RaitesSectionProps) {
  return (
    <LoadedCard title={profile.section.raites} load={load} onRetry={onRetry}>
      {(raites) => (
        <>
          <Notice icon={<Bus />}>{words.lead}</Notice>
          {raites.length === 0 ? (
            <EmptyState icon={<MapPin />} title={words.none.title}>
              {words.none.text}
            </EmptyState>
          ) : (
            <Stops raites={raites} terminals={terminals} tiles={tiles} />
          )}
        </>
      )}
    </LoadedCard>
  );
}

type StopsProps = Pick<RaitesSectionProps, 'terminals' | 'tiles'> & { raites: readonly Raite[] };

function Stops({ raites, terminals, tiles }: StopsProps) {
  const [chosen, setChosen] = useState<Raite | null>(null);
  const dots = useMemo(() => terminals.map(({ latitude, longitude }) => [latitude, longitude] as const), [terminals]);
  return (
    <>
      <ul aria-label={words.stops}>
        {raites.map((raite) => (
          <li key={raite.id} className="border-line not-first:border-t">
            <PlainButton
              aria-pressed={raite === chosen}
              onPress={() => setChosen(raite)}
              className="flex min-h-16 w-full items-center gap-3 rounded-tag py-3 text-start hover:bg-surface-sunken"
            >
              <RowIcon isCurrent={raite === chosen}>
                <MapPin />
              </RowIcon>
              <span className="min-w-0 flex-1">
                <b className="block font-strong">{raite.name}</b>
                <span className="block text-small text-ink-muted">
                  {raite.address} · {momentOf(raite)}
                </span>
              </span>
              <ChevronRight className="text-ink-muted" />
            </PlainButton>
          </li>
        ))}
      </ul>
      {chosen && (
        <PointMap
          key={chosen.id}
          label={words.map(chosen.name)}
          point={[chosen.latitude, chosen.longitude]}
          name={chosen.name}
          zoom={ZOOM}
          dots={dots}
          tiles={tiles}
          {...(tiles !== null && { credit: words.tilesOf(new URL(tiles).host) })}
          zoomInLabel={words.zoomIn}
          zoomOutLabel={words.zoomOut}
        />
      )}
    </>
  );
}

/** `vie 17/04/2026, 07:30 AM`, with the word that it is the time of the place. */
function momentOf({ at }: Raite): string {
  const clock = localClock(at);
  return `${fullDate(clock.date)}, ${clockTime(clock)} ${common.localTime}`;
}
