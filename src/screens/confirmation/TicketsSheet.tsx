import { ChevronLeft, ChevronRight, Image } from 'lucide-react';
import { useState } from 'react';
import { isStanding, type Ticket, type Way, type Ways } from '../../../machines/domain/order.ts';
import { common, confirmation } from '../../messages/es-MX.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';

/** A ticket's code and what stands below it. */
export type CodePicture = { folio: string; qr: string; lines: readonly string[] };

type TicketsSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  ways: Ways<Ticket>;
  /** Saves the shown code as a picture. */
  onImage: (picture: CodePicture) => void;
};

/** One large code at a time, readable at the door (CONF-012). */
export function TicketsSheet({ isOpen, onClose, ways, onImage }: TicketsSheetProps) {
  const [at, setAt] = useState(0);
  const codes = ways.flatMap(({ tickets, ...way }) => tickets.filter(isStanding).map((ticket) => ({ ticket, ...way })));
  const shown = codes[at];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={confirmation.yourTicket} closeLabel={common.close}>
      {shown && <BigCode {...shown} onImage={onImage} />}
      {codes.length > 1 && (
        <div className="flex items-center justify-between">
          <IconButton label={confirmation.previous} icon={<ChevronLeft />} isDisabled={at === 0} onPress={() => setAt(at - 1)} />
          <span className="flex items-center gap-2">
            <span role="status" className="sr-only">
              {confirmation.place(at + 1, codes.length)}
            </span>
            {codes.map(({ ticket: { id } }, index) => (
              <span key={id} className={cx('h-2 rounded-round', index === at ? 'w-5 bg-ink' : 'w-2 bg-line-strong')} />
            ))}
          </span>
          <IconButton
            label={confirmation.next}
            icon={<ChevronRight />}
            isDisabled={at === codes.length - 1}
            onPress={() => setAt(at + 1)}
          />
        </div>
      )}
    </Sheet>
  );
}

type BigCodeProps = { ticket: Ticket } & Omit<Way, 'tickets'> & Pick<TicketsSheetProps, 'onImage'>;

function BigCode({ ticket, direction, leg, onImage }: BigCodeProps) {
  const { folio, qr } = ticket;
  const timeZone = useShopTimeZone();
  const name = `${ticket.firstName} ${ticket.lastName}`;
  const seat = `${common.direction[direction]} · ${common.seat(ticket.seatNumber)} · ${common.floors[ticket.floor]}`;
  const when = common.when(leg.departs, timeZone);
  return (
    <div className="grid justify-items-center gap-3 text-center">
      {folio !== null && qr !== null ? (
        <Qr text={qr} label={confirmation.qrOf(folio)} className="size-60 border border-line" />
      ) : (
        <p className="grid size-60 place-items-center rounded-control bg-surface-sunken p-6 text-ink-muted">{confirmation.pendingQr}</p>
      )}
      <b className="font-sign text-title-3 font-bold tracking-[0.04em]">{folio === null ? confirmation.pending : <AsIs>{folio}</AsIs>}</b>
      <p>
        <b>
          <AsIs>{name}</AsIs>
        </b>
        <br />
        <span className="text-small text-ink-muted">
          {seat}
          <br />
          {when}
        </span>
      </p>
      {folio !== null && qr !== null && (
        <Button look="outlined" icon={<Image />} onPress={() => onImage({ folio, qr, lines: [folio, name, seat, when] })}>
          {confirmation.image}
        </Button>
      )}
    </div>
  );
}
