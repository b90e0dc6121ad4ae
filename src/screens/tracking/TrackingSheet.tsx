import { BusFront, Info, MapPin, Navigation, WifiOff } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { punctualityOf, type Estimate, type Punctuality } from '../../../machines/domain/estimate.ts';
import { minutesBetween, type Instant } from '../../../machines/domain/instant.ts';
import type { TripEnd } from '../../../machines/domain/ownTrip.ts';
import type { Terminal } from '../../../machines/domain/raite.ts';
import type { TrackedTrip, TrackingEvent, TrackingView, TripStatus } from '../../../machines/tracking/tracking.types.ts';
import busPinOld from '../../assets/bus-pin-old.svg';
import busPin from '../../assets/bus-pin.svg';
import { common, tracking as words } from '../../messages/es-MX.ts';
import { clockTime, duration, localClock, momentLine, wallClock } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PointMap, type Point, type PointMarker } from '../../ui/PointMap.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { arrivalDay } from '../parts/arrivalDay.ts';
import { WasTime } from '../parts/WasTime.tsx';
import { useLast } from '../parts/useLast.ts';

/** The streets around the bus (CONST-041). */
const ZOOM = 16;
const MAP_HEIGHT = 'h-64 md:h-84';
const here: PointMarker = { src: busPin, size: [48, 48], tip: 'middle' };
const old: PointMarker = { src: busPinOld, size: [48, 48], tip: 'middle' };

const looks = {
  boarding: { tone: 'info', icon: <BusFront /> },
  onTheWay: { tone: 'success', icon: <Navigation /> },
  elsewhere: { tone: 'neutral', icon: <MapPin /> },
} as const satisfies Record<TripStatus, { tone: string; icon: ReactNode }>;

type MapProps = {
  terminals: readonly Terminal[];
  /** The address of map tiles, with `{z}`, `{x}` and `{y}`; null for a plain ground. */
  tiles: string | null;
};

type TrackingSheetProps = MapProps & {
  /** Null while it is closed. */
  view: TrackingView | null;
  /** When the bus of the trip really leaves and arrives, when somebody knows. */
  estimate?: Estimate | undefined;
  send: (event: Extract<TrackingEvent, { type: 'tracking.closed' }>) => void;
};

/** Where the bus of a trip is (BUS-001 to BUS-006). */
export function TrackingSheet({ view, estimate, send, ...map }: TrackingSheetProps) {
  const shown = useLast(view);
  if (!shown) return null;
  return (
    <Sheet
      isOpen={view !== null}
      onClose={() => send({ type: 'tracking.closed' })}
      title={words.title}
      closeLabel={common.close}
      width="wide"
    >
      <State view={shown} />
      {shown.outside && (
        <Notice icon={<Info />}>{shown.outside.kind === 'early' ? words.opens(momentLine(shown.outside.opensAt)) : words.over}</Notice>
      )}
      <BusMap view={shown} {...map} />
      {shown.fix?.isStale && (
        <Notice tone="warn" icon={<Info />} isLive>
          <b className="font-strong">{words.old.title}</b>
          <span>{words.old.text}</span>
        </Notice>
      )}
      <RouteSummary trip={shown.trip} punctuality={punctualityOf(shown.trip, estimate)} />
    </Sheet>
  );
}

function State({ view: { unit, status, fix } }: { view: TrackingView }) {
  const { tone, icon } = looks[status];
  const age = !fix ? words.noFix : fix.isStale ? null : words.ago(fix.age);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Tag tone={tone} icon={icon}>
        {words.status[status]}
      </Tag>
      {fix?.isStale && (
        <Tag tone="warn" icon={<WifiOff />}>
          {words.noSignal(fix.age)}
        </Tag>
      )}
      <span className="ms-auto text-small text-ink-muted">
        {[unit === null ? words.noUnit : words.unit(unit), age].filter((part) => part !== null).join(' · ')}
      </span>
    </div>
  );
}

function BusMap({ view: { trip, fix }, terminals, tiles }: MapProps & { view: TrackingView }) {
  const timeZone = useShopTimeZone();
  const { origin, destination } = trip;
  const dots = useMemo(() => [origin, destination].flatMap((end) => dotOf(end, terminals)), [origin, destination, terminals]);
  // Without a fix, the map shows the terminal of the departure.
  if (!fix && dots.length === 0) return <Skeleton className={`${MAP_HEIGHT} rounded-card!`} />;
  const isStale = fix?.isStale === true;
  return (
    <PointMap
      label={words.map}
      point={fix && [fix.latitude, fix.longitude]}
      name={isStale ? words.lastPosition : words.position}
      marker={isStale ? old : here}
      zoom={ZOOM}
      dots={dots}
      tiles={tiles}
      {...(tiles !== null && { credit: words.tilesOf(new URL(tiles).host) })}
      caption={isStale ? words.last(clockTime(wallClock(fix.at, timeZone))) : words.every}
      isDim={isStale}
      height={MAP_HEIGHT}
      zoomInLabel={words.zoomIn}
      zoomOutLabel={words.zoomOut}
    />
  );
}

type RouteSummaryProps = { trip: TrackedTrip; punctuality: Punctuality };

/** The terminal with the name of the trip's end, else one of its city. */
function dotOf({ code, name }: TripEnd, terminals: readonly Terminal[]): Point[] {
  const near = terminals.filter((terminal) => terminal.code === code);
  const found = near.find((terminal) => terminal.name === name) ?? near[0];
  return found ? [[found.latitude, found.longitude]] : [];
}

function RouteSummary({ trip: { origin, destination, departs, arrives }, punctuality }: RouteSummaryProps) {
  const late = punctuality.kind === 'late' ? punctuality.estimate : null;
  const dot = 'mx-auto mt-1.25 size-3.5 rounded-round border-3 border-ink';
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
      <span className={dot} />
      <RouteEnd end={origin} word={late ? words.estimatedDeparture : words.departs} planned={departs} moment={late?.departs} />
      <span className="mx-auto my-0.5 min-h-5 border-s-2 border-dashed border-line-strong" />
      <span role="status" className="col-span-2 text-caption text-ink-muted">
        {punctuality.kind === 'late' ? (
          words.late(punctuality.minutes)
        ) : (
          <>
            <span className="sr-only">{words.lasts} </span>
            {duration(minutesBetween(departs, arrives))}
          </>
        )}
      </span>
      <span className={`${dot} bg-ink`} />
      <RouteEnd
        end={destination}
        word={late ? words.estimatedArrival : words.arrives}
        planned={arrives}
        moment={late?.arrives}
        day={arrivalDay(departs, late?.arrives ?? arrives)}
      />
    </div>
  );
}

type RouteEndProps = {
  end: TripEnd;
  word: string;
  planned: Instant;
  /** The expected time, when it is another. */
  moment: Instant | undefined;
  day?: string | null;
};

/** A terminal with its time in its own zone. */
function RouteEnd({ end: { code, name }, word, planned, moment = planned, day = null }: RouteEndProps) {
  const shopTime = common.shopTime(moment, useShopTimeZone());
  const details = [day, shopTime && common.localTime, shopTime].filter((part) => part !== null);
  return (
    <>
      <p className="min-w-0">
        <b className="font-strong wrap-break-word">{name}</b>
        <AsIs className="block text-caption text-ink-muted">{code}</AsIs>
      </p>
      <p className="text-end">
        <span className="text-caption text-ink-muted">{word}</span> {moment !== planned && <WasTime moment={planned} />}
        <time dateTime={moment} className="figure">
          {clockTime(localClock(moment))}
        </time>
        {details.map((detail) => (
          <small key={detail} className="block text-caption text-ink-muted">
            {detail}
          </small>
        ))}
      </p>
    </>
  );
}
