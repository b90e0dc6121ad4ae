import { ArrowRightLeft, CircleX, Clock, MapPin } from 'lucide-react';
import type { Ticket, Way } from '../../../machines/domain/order.ts';
import { dayOf, minutesBetween } from '../../../machines/domain/instant.ts';
import { boarding, common, confirmation } from '../../messages/es-MX.ts';
import { duration, fullDate, list } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Pass, PassFacts, PassRoute } from '../../ui/Pass.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { WalletButtons, type Wallets } from './WalletButtons.tsx';
import { PassTime } from '../parts/PassTime.tsx';
import { useShopFacts } from '../parts/ShopFacts.ts';

type BoardingPassProps = { ticket: Ticket; /** Opens where to board. */ onBoard: () => void; wallets: Wallets } & Omit<Way, 'tickets'>;

/** One ticket for the door of the bus (CONF-002 to CONF-005). */
export function BoardingPass({ ticket, direction, leg, onBoard, wallets }: BoardingPassProps) {
  const { company } = useShopFacts();
  const name = `${ticket.firstName} ${ticket.lastName}`;
  const { origin, destination, departs, arrives } = leg;
  return (
    <Pass
      label={confirmation.ticketOf(name, direction)}
      brand={{ ...company, name: confirmation.brand }}
      head={leg.brand}
      tag={<Tag tone="board">{common.direction[direction]}</Tag>}
      stub={<Stub ticket={ticket} />}
    >
      <PassRoute
        start={{ code: origin.shortcode, time: <PassTime moment={departs} />, place: origin.name }}
        end={{ code: destination.shortcode, time: <PassTime moment={arrives} since={departs} />, place: destination.name }}
        middle={duration(minutesBetween(departs, arrives))}
      />
      <PassFacts
        items={[
          { name: confirmation.passenger, value: <AsIs>{name}</AsIs>, span: 2 },
          { name: confirmation.fare, value: ticket.fareName },
          { name: confirmation.date, value: fullDate(dayOf(departs)) },
          { name: confirmation.seat, value: <SeatBadge number={ticket.seatNumber} /> },
          { name: confirmation.floor, value: confirmation.floors[ticket.floor] },
          { name: confirmation.unit, value: ticket.unit === null ? confirmation.noUnit : <AsIs>{ticket.unit}</AsIs> },
          {
            name: confirmation.services,
            value: ticket.services.length === 0 ? confirmation.noServices : list(ticket.services.map((service) => service.name)),
          },
        ]}
      />
      {ticket.ended === null && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 print:hidden">
          <TextLink icon={<MapPin className="size-4" />} size="sm" onPress={onBoard}>
            {boarding.title}
          </TextLink>
          {ticket.wallets && <WalletButtons links={ticket.wallets} {...wallets} />}
        </p>
      )}
    </Pass>
  );
}

function Stub({ ticket: { folio, qr, ended } }: { ticket: Ticket }) {
  const isReady = folio !== null && qr !== null && ended === null;
  return (
    <>
      {isReady ? (
        <Qr text={qr} label={confirmation.qrOf(folio)} />
      ) : (
        <span className="grid size-38 place-items-center rounded-control bg-surface-sunken text-ink-muted">
          {ended === null ? (
            <Clock className="size-8" />
          ) : ended === 'replaced' ? (
            <ArrowRightLeft className="size-8" />
          ) : (
            <CircleX className="size-8" />
          )}
        </span>
      )}
      <p className="font-sign text-[0.9375rem] leading-5 font-strong tracking-[0.04em]">
        {folio === null ? confirmation.pending : <AsIs>{folio}</AsIs>}
      </p>
      {ended !== null && <b className="text-title-3 tracking-[0.04em] text-danger-ink">{confirmation.endMark[ended]}</b>}
      <p className="text-caption text-ink-muted">
        {isReady ? confirmation.showIt : ended === null ? confirmation.pendingQr : confirmation.endOf[ended]}
      </p>
    </>
  );
}
