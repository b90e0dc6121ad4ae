import { Accessibility, Bike, CloudOff, ExternalLink, Info, MapPin, Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { arriveBy, type BoardingStop, type Known } from '../../../machines/domain/boarding.ts';
import { dayOf, type Instant } from '../../../machines/domain/instant.ts';
import { boarding as words, common } from '../../messages/es-MX.ts';
import { clockTime, fullDate, localClock } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { mapLinks } from './mapLinks.ts';

/** A terminal by the name that its ticket has, and what is known of it. */
export type BoardingView = { terminal: string } & (
  | { state: 'loading' | 'failed' | 'onlyName' }
  | { state: 'known'; stop: BoardingStop; /** The device opens `geo:` addresses. */ hasMapsApp: boolean }
);

type BoardingSheetProps = {
  /** Null while it is closed. */
  view: BoardingView | null;
  isOpen: boolean;
  onClose: () => void;
  onRetry: () => void;
};

/** Where and when a traveller boards: terminal, platform, access and the way there. */
export function BoardingSheet({ view, isOpen, onClose, onRetry }: BoardingSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={common.close}>
      {view && <Content view={view} onRetry={onRetry} />}
    </Sheet>
  );
}

function Content({ view, onRetry }: { view: BoardingView; onRetry: () => void }) {
  switch (view.state) {
    case 'loading':
      return (
        <>
          <Place name={view.terminal} />
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-22" />
          <Skeleton className="h-14" />
          <Skeleton className="h-12" />
        </>
      );
    case 'failed':
      return (
        <>
          <Place name={view.terminal} />
          <Notice tone="error" isLive icon={<CloudOff />}>
            {words.failed}
          </Notice>
          <Button look="primary" block onPress={onRetry}>
            {common.retry}
          </Button>
        </>
      );
    case 'onlyName':
      return (
        <>
          <Place name={view.terminal} />
          <Notice icon={<Info />}>{words.onlyName}</Notice>
        </>
      );
    case 'known':
      return <Stop {...view} />;
    default:
      return view satisfies never;
  }
}

function Place({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className="flex gap-3">
      <MapPin className="mt-0.5 size-5 flex-none text-action-ink" />
      <p className="min-w-0 wrap-anywhere">
        <b className="block font-sign text-title-3 leading-6 font-bold">{name}</b>
        {children}
      </p>
    </div>
  );
}

function Stop({ stop, hasMapsApp }: Extract<BoardingView, { state: 'known' }>) {
  const { terminal, city, address, platform, url, departs, minutesBefore } = stop;
  const links = mapLinks(stop);
  return (
    <>
      <Place name={terminal}>
        <span className="block text-small text-ink-muted">{address === null ? city : `${address}, ${city}`}</span>
        {url !== null && (
          <TextLink
            wraps
            size="sm"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            icon={<ExternalLink className="size-4 flex-none" />}
          >
            {words.page}
            <span className="sr-only"> {words.newTab}</span>
          </TextLink>
        )}
      </Place>
      {platform === null ? (
        <p className="text-small text-ink-muted">{words.noPlatform}</p>
      ) : (
        <p className="flex items-baseline justify-between gap-4 rounded-card bg-board px-5 py-3.5 text-on-board forced-colors:border">
          <span>{words.platform}</span>
          <b className="min-w-0 text-end font-sign text-title-1 leading-9 font-bold wrap-anywhere text-board-accent">
            <AsIs>{platform}</AsIs>
          </b>
        </p>
      )}
      <div className="grid gap-2">
        <Facts
          items={[
            { name: words.arriveBy, value: <Clock at={arriveBy(stop)} /> },
            { name: words.departs, value: <Clock at={departs} /> },
            { name: words.day, value: fullDate(dayOf(departs)), isWide: true },
          ]}
        />
        <p className="text-small text-ink-muted">{words.before(minutesBefore)}</p>
      </div>
      <Access stop={stop} />
      <section aria-label={words.maps} className="grid gap-2">
        <h3 className="text-small font-strong">{words.maps}</h3>
        <div className="flex flex-wrap gap-3 *:flex-[1_1_9rem]">
          {(['google', 'apple', ...(hasMapsApp ? (['phone'] as const) : [])] as const).map((app) => (
            <LinkButton
              key={app}
              look="outlined"
              href={links[app]}
              icon={<Navigation className="size-4.5 flex-none" />}
              {...(app !== 'phone' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {words.map[app]}
              {app !== 'phone' && <span className="sr-only"> {words.newTab}</span>}
            </LinkButton>
          ))}
        </div>
      </section>
    </>
  );
}

function Clock({ at }: { at: Instant }) {
  const shopTime = common.shopTime(at, useShopTimeZone());
  return (
    <time dateTime={at} className="figure text-title-3">
      {clockTime(localClock(at))}
      {shopTime && (
        <small className="block font-sans text-caption font-normal text-ink-muted">
          {common.localTime} · {shopTime}
        </small>
      )}
    </time>
  );
}

function Access({ stop: { wheelchair, bus } }: { stop: BoardingStop }) {
  const isSilent = wheelchair === null && bus.wheelchair === null;
  return (
    <section aria-label={words.access} className="grid gap-2">
      <h3 className="text-small font-strong">{words.access}</h3>
      <ul className="grid gap-1.5 text-small">
        {isSilent && <Line icon={<Accessibility />}>{words.askAccess}</Line>}
        <Said icon={<Accessibility />} known={wheelchair} says={words.terminalWheelchair} />
        <Said icon={<Accessibility />} known={bus.wheelchair} says={words.busWheelchair} />
        <Said icon={<Bike />} known={bus.bikes} says={words.bikes} />
      </ul>
    </section>
  );
}

/** A line where the feed says yes or no. */
function Said({ icon, known, says }: { icon: ReactNode; known: Known; says: { yes: string; no: string } }) {
  return known === null ? null : <Line icon={icon}>{known ? says.yes : says.no}</Line>;
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex gap-2.5 [&>svg]:size-5 [&>svg]:flex-none [&>svg]:text-ink-muted">
      {icon}
      <span>{children}</span>
    </li>
  );
}
