import { Armchair, Download, Printer, Users } from 'lucide-react';
import type { DeparturePassenger, OfficeDeparture } from '../../../machines/domain/office.ts';
import { office } from '../../messages/es-MX.ts';
import { clockTime, fullDate, localClock } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Ledger } from '../../ui/Ledger.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { loadOf } from './DeparturesScreen.tsx';
import { Listed, type Load } from './Listed.tsx';
import { momentIn } from './moment.ts';
import { PageHead } from './PageHead.tsx';

const words = office.passengers;

export type PassengersScreenProps = {
  load: Load<{ departure: OfficeDeparture; passengers: readonly DeparturePassenger[] }>;
  departuresHref: string;
  /** Null for a person who may not take the list away. */
  onDownload: (() => void) | null;
  /** Null for a person who may not free a seat. */
  onFree: ((bus: string) => void) | null;
  onRetry: () => void;
};

/** Who travels on a departure, by seat; prints as a list for the driver. */
export function PassengersScreen({ load, departuresHref, onDownload, onFree, onRetry }: PassengersScreenProps) {
  const zone = useShopTimeZone();
  return (
    <Page>
      <p className="print:hidden">
        <TextLink href={departuresHref}>{words.back}</TextLink>
      </p>
      <Listed load={load} onRetry={onRetry}>
        {({ departure, passengers }) => {
          const clock = localClock(departure.departsAt);
          return (
            <>
              <PageHead
                title={`${departure.from} → ${departure.to}`}
                action={
                  (passengers.length > 0 || onFree !== null) && (
                    <div className="flex flex-wrap gap-2 print:hidden">
                      {passengers.length > 0 && (
                        <Button icon={<Printer />} onPress={() => window.print()}>
                          {words.print}
                        </Button>
                      )}
                      {onFree && (
                        <Button
                          icon={<Armchair />}
                          onPress={() => onFree(`${departure.from} → ${departure.to}, ${fullDate(clock.date)}, ${clockTime(clock)}`)}
                        >
                          {words.free}
                        </Button>
                      )}
                      {onDownload && passengers.length > 0 && (
                        <Button icon={<Download />} onPress={onDownload}>
                          {words.csv}
                        </Button>
                      )}
                    </div>
                  )
                }
              >
                {fullDate(clock.date)}, {clockTime(clock)} · {loadOf(departure)}
              </PageHead>
              {passengers.length === 0 ? (
                <Card>
                  <EmptyState icon={<Users />} title={words.empty} />
                </Card>
              ) : (
                <Ledger
                  caption={words.title}
                  columns={[words.columns.seat, words.columns.name, words.columns.type, words.columns.route, words.columns.state]}
                  rows={passengers.map(({ ticketId, seat, name, passengerType, from, to, status, scannedAt }) => ({
                    id: ticketId,
                    cells: [
                      <b key="seat" className="figure">
                        {seat}
                      </b>,
                      <AsIs key="name">{name}</AsIs>,
                      passengerType,
                      `${from} → ${to}`,
                      scannedAt === null ? (
                        <Tag key="state" tone={status === 'issued' ? 'neutral' : 'warn'}>
                          {words.states[status]}
                        </Tag>
                      ) : (
                        words.aboard(momentIn(scannedAt, zone))
                      ),
                    ],
                  }))}
                />
              )}
            </>
          );
        }}
      </Listed>
    </Page>
  );
}
