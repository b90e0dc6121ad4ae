import { Ban, CircleDollarSign, Mail, Pencil, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfficePayment, OfficeTicket } from '../../../machines/domain/office.ts';
import type { ActKind, OfficeAct } from '../../../machines/officeAct/officeAct.types.ts';
import { office } from '../../messages/es-MX.ts';
import { clockTime, fullDate, localClock, money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { Listed, type Load } from './Listed.tsx';
import { momentIn } from './moment.ts';
import { PageHead } from './PageHead.tsx';

const words = office.order;

export type OrderScreenProps = {
  load: Load<{ found: OfficePayment; tickets: readonly OfficeTicket[] }>;
  findHref: string;
  /** Whether the roles of the person do an act. */
  mayDo: (kind: ActKind) => boolean;
  onAct: (act: OfficeAct) => void;
  onRetry: () => void;
};

type Shown = Pick<OrderScreenProps, 'mayDo' | 'onAct'> & { found: OfficePayment; tickets: readonly OfficeTicket[] };

/** An order as somebody needs it who is on the phone: what it is, what happened, what may be done. */
export function OrderScreen({ load, findHref, onRetry, ...rest }: OrderScreenProps) {
  return (
    <Page>
      <p>
        <TextLink href={findHref}>{words.back}</TextLink>
      </p>
      <Listed load={load} onRetry={onRetry}>
        {(shown) => <Order {...shown} {...rest} />}
      </Listed>
    </Page>
  );
}

const nothing = { bank: 0, till: 0, points: 0 };

function Order({ found, tickets, mayDo, onAct }: Shown) {
  const { payment, customer, refundable } = found;
  const { folio, orderId } = payment;
  const cancellable = tickets.filter(({ mayCancel }) => mayCancel);
  const whole = refundable?.whole ?? nothing;
  const hasLeft = whole.bank + whole.till + whole.points > 0;
  return (
    <>
      <PageHead
        title={<AsIs>{folio}</AsIs>}
        action={
          <div className="flex flex-wrap gap-2">
            {mayDo('resend') && payment.state === 'paid' && orderId !== null && (
              <Button icon={<Mail />} onPress={() => onAct({ kind: 'resend', folio })}>
                {words.acts.resend}
              </Button>
            )}
            {mayDo('cancel') && orderId !== null && cancellable.length > 0 && (
              <Button
                icon={<Ban />}
                onPress={() =>
                  onAct({
                    kind: 'cancel',
                    folio,
                    orderId,
                    tickets: cancellable.map(({ ticketId, name, seat, cancelPoints: points }) => ({
                      ticketId,
                      name: name ?? words.seat(seat),
                      seat,
                      points,
                    })),
                  })
                }
              >
                {words.acts.cancel}
              </Button>
            )}
            {mayDo('refund') && hasLeft && (
              <Button icon={<CircleDollarSign />} onPress={() => onAct({ kind: 'refund', folio, ticket: null, left: whole })}>
                {words.acts.refund}
              </Button>
            )}
            {mayDo('note') && (
              <Button icon={<StickyNote />} onPress={() => onAct({ kind: 'note', folio })}>
                {words.acts.note}
              </Button>
            )}
          </div>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <PaymentCard found={found} mayDo={mayDo} onAct={onAct} />
        <Card title={words.customer}>
          {customer === null ? (
            <p className="text-ink-muted">{words.hidden}</p>
          ) : customer.email === '' ? (
            <p className="text-ink-muted">{words.forgotten}</p>
          ) : (
            <>
              <Facts
                items={[
                  { name: words.facts.name, value: <AsIs>{customer.name}</AsIs> },
                  { name: words.facts.email, value: <AsIs>{customer.email}</AsIs>, isWide: true },
                ]}
              />
              {mayDo('correctEmail') && (
                <div>
                  <Button icon={<Pencil />} onPress={() => onAct({ kind: 'correctEmail', folio, email: customer.email })}>
                    {words.acts.correctEmail}
                  </Button>
                </div>
              )}
            </>
          )}
        </Card>
      </div>
      <Tickets found={found} tickets={tickets} mayDo={mayDo} onAct={onAct} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Messages found={found} />
        <History found={found} />
      </div>
    </>
  );
}

function PaymentCard({ found: { payment, refunds }, mayDo, onAct }: Omit<Shown, 'tickets'>) {
  const zone = useShopTimeZone();
  const { folio, state, method, amount, points, createdAt, reference, bank, acts } = payment;
  const { facts } = words;
  return (
    <Card title={words.payment} end={<Tag tone={state === 'paid' ? 'success' : 'neutral'}>{office.states[state]}</Tag>}>
      <Facts
        items={[
          { name: facts.amount, value: <b className="figure">{money(amount)}</b> },
          { name: facts.method, value: office.methods[method] },
          ...(points > 0 ? [{ name: facts.points, value: money(points) }] : []),
          { name: facts.created, value: momentIn(createdAt, zone) },
          { name: facts.reference, value: <AsIs>{reference}</AsIs> },
          ...(bank === null
            ? []
            : [
                { name: facts.bank, value: <AsIs>{bank.id}</AsIs> },
                ...(bank.authorizationCode === null ? [] : [{ name: facts.authorization, value: <AsIs>{bank.authorizationCode}</AsIs> }]),
              ]),
        ]}
      />
      {mayDo('settle') && acts.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {acts.map((settlement) => (
            <Button key={settlement} onPress={() => onAct({ kind: 'settle', folio, settlement, amount })}>
              {office.acts.settlements[settlement].title}
            </Button>
          ))}
        </div>
      )}
      {refunds.length > 0 && (
        <Entries
          title={words.refunds}
          entries={refunds.map(({ id, amount: given, way, state: refundState, person, reason, askedAt }) => ({
            id,
            at: momentIn(askedAt, zone),
            what: `${money(given)}, ${office.acts.ways[way]}. ${words.refundStates[refundState]}`,
            who: person,
            why: reason,
          }))}
        />
      )}
    </Card>
  );
}

function Tickets({ found: { payment, refundable }, tickets, mayDo, onAct }: Shown) {
  if (tickets.length === 0) {
    return (
      <Card title={words.tickets}>
        <p className="text-ink-muted">{words.noTickets}</p>
      </Card>
    );
  }
  return (
    <section className="grid gap-3" aria-label={words.tickets}>
      <h2 className="text-title-3">{words.tickets}</h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {tickets.map((ticket) => (
          <li key={ticket.ticketId} className="grid">
            <TicketCard
              ticket={ticket}
              folio={payment.folio}
              left={refundable?.tickets.find(({ ticketId }) => ticketId === ticket.ticketId) ?? nothing}
              mayDo={mayDo}
              onAct={onAct}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TicketCardProps = Pick<Shown, 'mayDo' | 'onAct'> & { ticket: OfficeTicket; folio: string; left: typeof nothing };

function TicketCard({ ticket, folio, left, mayDo, onAct }: TicketCardProps) {
  const zone = useShopTimeZone();
  const { ticketId, itemId, status, name, firstName, lastName, passengerType, seat, from, to, departsAt, line, amount, givenBack } = ticket;
  const shownName = name ?? words.seat(seat);
  const clock = localClock(departsAt);
  const events = [
    ...ticket.changes.map(({ at, kind, from: before, to: after }) => ({
      at,
      what:
        kind !== 'name'
          ? words.changes[kind]
          : before === null || after === null
            ? words.changes.someName
            : words.changes.name(before, after),
    })),
    ...ticket.scans.map(({ at, by, outcome }) => ({ at, what: words.scan(words.scans[outcome], by) })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <Card>
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-2 text-body font-bold wrap-anywhere">
          <AsIs>{shownName}</AsIs>
          <Tag tone={status === 'issued' ? 'success' : status === 'cancelled' ? 'danger' : 'neutral'}>
            {office.find.ticketStates[status]}
          </Tag>
        </h3>
        <p className="text-small">
          {from} → {to}
          <br />
          {fullDate(clock.date)}, {clockTime(clock)} · {words.seat(seat)}
        </p>
        <p className="text-small text-ink-muted">
          {[passengerType, line].join(' · ')}
          {itemId !== null && (
            <>
              {' '}
              · <AsIs>{itemId}</AsIs>
            </>
          )}
        </p>
        <p className="text-small">
          <b className="figure">{money(amount)}</b>
          {givenBack > 0 && ` · ${words.givenBack(money(givenBack))}`}
        </p>
      </div>
      {events.length > 0 && (
        <ul className="grid gap-1 text-small text-ink-muted">
          {events.map(({ at, what }) => (
            <li key={`${at} ${what}`}>
              {momentIn(at, zone)}: <AsIs>{what}</AsIs>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayDo('correctName') && ticket.mayCorrectName && firstName !== null && lastName !== null && (
          <Button
            icon={<Pencil />}
            onPress={() => {
              const [paternal = '', ...maternal] = lastName.trim().split(' ');
              onAct({ kind: 'correctName', ticketId, seat, firstName, paternal, maternal: maternal.join(' ') });
            }}
          >
            {words.acts.correctName}
          </Button>
        )}
        {mayDo('refund') && left.bank + left.till + left.points > 0 && (
          <Button
            icon={<CircleDollarSign />}
            onPress={() => onAct({ kind: 'refund', folio, ticket: { id: ticketId, name: shownName, seat }, left })}
          >
            {words.acts.refundTicket}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Messages({ found: { messages } }: { found: OfficePayment }) {
  const zone = useShopTimeZone();
  return (
    <Card title={words.messages}>
      {messages.length === 0 ? (
        <p className="text-ink-muted">{words.noMessages}</p>
      ) : (
        <ul className="grid gap-3 text-small">
          {messages.map(({ id, subject, to, createdAt, sentAt, state }) => (
            <li key={id} className="grid gap-0.5">
              <span className="flex flex-wrap items-center gap-2">
                <b>{subject ?? ''}</b>
                <Tag tone={state === 'sent' ? 'success' : state === 'waiting' ? 'neutral' : 'danger'}>{words.messageStates[state]}</Tag>
              </span>
              <span className="text-ink-muted">
                <AsIs>{to}</AsIs> · {momentIn(sentAt ?? createdAt, zone)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function History({ found: { history } }: { found: OfficePayment }) {
  const zone = useShopTimeZone();
  return (
    <Card title={words.history}>
      {history.length === 0 ? (
        <p className="text-ink-muted">{words.noHistory}</p>
      ) : (
        <Entries
          entries={history.map(({ at, person, act, reason }) => ({
            id: `${at} ${act}`,
            at: momentIn(at, zone),
            what: office.registry.names[act] ?? act,
            who: person,
            why: reason,
          }))}
        />
      )}
    </Card>
  );
}

type Entry = { id: string; at: string; what: ReactNode; who: string; why: string | null };

function Entries({ title, entries }: { title?: string; entries: readonly Entry[] }) {
  return (
    <div className="grid gap-2">
      {title !== undefined && <h3 className="text-small font-semibold">{title}</h3>}
      <ul className="grid gap-3 text-small">
        {entries.map(({ id, at, what, who, why }) => (
          <li key={id} className="grid gap-0.5 wrap-anywhere">
            <b>{what}</b>
            <span className="text-ink-muted">
              <AsIs>{who}</AsIs> · {at}
            </span>
            {why !== null && <span>{why}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
