import { Check } from 'lucide-react';
import type { HeldTicket, Receipt } from '../../../machines/domain/reservation.ts';
import type { ReservationPaymentView } from '../../../machines/reservationPayment/reservationPayment.types.ts';
import { checkout, common, confirmation, reservation as words } from '../../messages/es-MX.ts';
import { clockTime, money, numericDate, wallClock } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { IconTitle } from '../parts/IconTitle.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { WaySection } from '../parts/WaySection.tsx';

/** `trips` is null for anybody but a registered traveller. */
export type ReceiptHrefs = { home: string; trips: string | null };

type ReservationReceiptProps = { view: Extract<ReservationPaymentView, { screen: 'confirmation' }>; hrefs: ReceiptHrefs };

/** The paid reservation: its tickets with their keys, and the data of the payment (NAV-017, LINK-024). */
export function ReservationReceipt({ view: { reservation, receipt }, hrefs }: ReservationReceiptProps) {
  const { folio, email, ways } = reservation;
  return (
    <Page>
      <Split
        aside={
          <div className="grid gap-4">
            <Details folio={folio} receipt={receipt} />
            {hrefs.trips !== null && (
              <LinkButton look="primary" block href={hrefs.trips}>
                {confirmation.trips}
              </LinkButton>
            )}
            <LinkButton look="outlined" size="lg" block href={hrefs.home}>
              {confirmation.goHome}
            </LinkButton>
          </div>
        }
      >
        <IconTitle icon={<Check />} tone="done" title={confirmation.title}>
          {confirmation.sentTo(email)}
        </IconTitle>
        <Card title={checkout.trip}>
          <div className="grid gap-4">
            {ways.map((way) => (
              <WaySection key={way.tickets[0]?.operation} way={way} detailOf={detailOf} />
            ))}
          </div>
        </Card>
      </Split>
    </Page>
  );
}

const detailOf = ({ key, floor, services }: HeldTicket): string[] => [
  words.floors[floor],
  `${words.key} ${key ?? confirmation.pending}`,
  ...(services.length > 0 ? [] : [checkout.noServices]),
];

function Details({ folio, receipt }: { folio: string; receipt: Receipt }) {
  const { paidAt, createdAt, authorization, bankId, points, amount } = receipt;
  const paid = wallClock(paidAt ?? createdAt, useShopTimeZone());
  return (
    <Card label={words.details}>
      <Facts
        items={[
          { name: confirmation.sale, value: <AsIs>{folio}</AsIs>, isWide: true },
          ...(authorization === null ? [] : [{ name: words.authorization, value: <AsIs>{authorization}</AsIs> }]),
          ...(bankId === null ? [] : [{ name: words.transaction, value: <AsIs>{bankId}</AsIs> }]),
          { name: confirmation.paidDate, value: numericDate(paid.date) },
          { name: confirmation.paidTime, value: clockTime(paid) },
          ...(points > 0 ? [{ name: words.points, value: money(points) }] : []),
        ]}
      />
      <Totals rows={[]} grand={{ name: confirmation.total, value: money(amount), unit: common.currency }} />
    </Card>
  );
}
