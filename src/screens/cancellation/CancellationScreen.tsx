import { Ban, CircleCheck, CircleX, Star, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { CancellationEvent, CancellationView } from '../../../machines/cancellation/cancellation.types.ts';
import { nameOf } from '../../../machines/domain/ownTrip.ts';
import type { Direction } from '../../../machines/domain/trip.ts';
import { cancellation as words, common } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckTile } from '../../ui/CheckTile.tsx';
import { ErrorLine } from '../../ui/ErrorLine.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { useLast } from '../parts/useLast.ts';

type Send = (event: CancellationEvent) => void;
type Of<Screen extends CancellationView['screen']> = Extract<CancellationView, { screen: Screen }>;

type CancellationScreenProps = {
  /** Null while no cancellation is open. */
  view: CancellationView | null;
  send: Send;
  /** Opens the chat of the support (ERR-080). */
  onChat: () => void;
  /** The tickets are those of a guest, who sees points only after the registration (decision 33). */
  isGuest?: boolean;
};

/** The cancellation of tickets over the list of trips, one dialog at a time (CANCEL-004 to CANCEL-008, ERR-076 to ERR-081). */
export function CancellationScreen({ view, send, onChat, isGuest = false }: CancellationScreenProps) {
  const close = () => send({ type: 'cancellation.closed' });
  const warning = useLast(view?.screen === 'warning' ? view : null);
  const failed = useLast(view?.screen === 'failed' ? view : null);
  const unavailable = useLast(view?.screen === 'unavailable' ? view : null);
  const cancelled = useLast(view?.screen === 'cancelled' ? view : null);
  return (
    <>
      <Alert
        isOpen={view?.screen === 'warning'}
        tone="danger"
        isDanger
        icon={<CircleX />}
        title={words.warning.title}
        primary={{
          label: words.warning.accept,
          onPress: () => send({ type: 'cancellation.accepted' }),
          isPending: view?.screen === 'warning' && view.isChecking,
          pendingLabel: words.warning.checking,
        }}
        close={{ label: words.warning.keep, onPress: close }}
      >
        <p>{words.warning.text}</p>
        {warning && <Step step={warning.step} />}
      </Alert>
      <Choosing view={view?.screen === 'choosing' ? view : null} send={send} />
      <Refund view={view?.screen === 'refund' ? view : null} send={send} isGuest={isGuest} />
      <Confirming view={view?.screen === 'confirming' ? view : null} send={send} />
      <Alert
        isOpen={view?.screen === 'cancelled'}
        tone="success"
        icon={<CircleCheck />}
        title={words.cancelled.title}
        close={{ label: common.accept, onPress: close }}
      >
        {cancelled &&
          (cancelled.refund > 0
            ? words.cancelled[isGuest ? 'guestText' : 'text'](money(cancelled.refund))
            : words.cancelled.none(cancelled.count))}
      </Alert>
      <Alert
        isOpen={view?.screen === 'unavailable'}
        tone="warn"
        icon={<Ban />}
        title={words.unavailable.title}
        primary={{ label: words.unavailable.chat, onPress: onChat }}
        close={{ onPress: close }}
      >
        {unavailable && words.unavailable.text[unavailable.reason]}
      </Alert>
      <Alert
        isOpen={view?.screen === 'failed'}
        tone="warn"
        icon={<TriangleAlert />}
        title={words.oops}
        close={{ label: common.accept, onPress: close }}
      >
        {failed && (failed.failure.message ?? words.checkFailed)}
      </Alert>
    </>
  );
}

type StepProps = { step: Of<'warning'>['step'] };

function Step({ step }: StepProps) {
  return <p className="text-caption text-ink-muted">{words.step(step.at, step.of)}</p>;
}

function Choosing({ view, send }: { view: Of<'choosing'> | null; send: Send }) {
  const shown = useLast(view);
  if (!shown) return null;
  const { step, ways, count, total, refund, areAllChosen, canContinue, isAsking, failure } = shown;
  return (
    <Sheet
      isOpen={view !== null}
      onClose={() => send({ type: 'cancellation.closed' })}
      title={words.choosing.title}
      closeLabel={common.close}
      width="mid"
      footer={
        <>
          <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4 md:order-last md:me-auto md:grid">
            <span className="text-small">
              <b className="font-strong">{words.choosing.count(count)}</b> <span className="text-ink-muted">· {words.choosing.sum}</span>
            </span>
            <span className="figure text-title-2 leading-7">{money(refund)}</span>
          </p>
          <Button
            look="danger"
            block
            isDisabled={!canContinue && !isAsking}
            isPending={isAsking}
            pendingLabel={words.choosing.asking}
            onPress={() => send({ type: 'refund.requested' })}
          >
            {words.choosing.submit}
          </Button>
          <Button size="lg" block isDisabled={isAsking} onPress={() => send({ type: 'step.returned' })}>
            {words.choosing.back}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-ink-muted">
          {words.step(step.at, step.of)} · {words.choosing.chosen(count, total)}
        </p>
        <PlainButton
          className="min-h-8 cursor-pointer text-small font-semibold text-action-ink underline decoration-1 underline-offset-[0.25em] hover:decoration-2"
          isPending={isAsking}
          onPress={() => send({ type: 'all.toggled' })}
        >
          {areAllChosen ? words.choosing.none : words.choosing.all}
        </PlainButton>
      </div>
      {ways.map((way) => (
        <Way key={way.id} way={way} isAsking={isAsking} send={send} />
      ))}
      <div role="alert">{failure && <ErrorLine>{failure.message ?? words.checkFailed}</ErrorLine>}</div>
    </Sheet>
  );
}

type WayProps = { way: Of<'choosing'>['ways'][number]; isAsking: boolean; send: Send };

function Way({ way: { direction, departs, origin, destination, tickets, isAdultMissing }, isAsking, send }: WayProps) {
  const nameId = useId();
  const errorId = useId();
  const shopTimeZone = useShopTimeZone();
  return (
    <div role="group" aria-labelledby={nameId} aria-describedby={isAdultMissing ? errorId : undefined} className="grid gap-2">
      <p id={nameId} className="text-caption font-strong text-ink-muted">
        {words.choosing.way(direction, common.when(departs, shopTimeZone), origin.code, destination.code)}
      </p>
      {tickets.map((ticket) => (
        <CheckTile
          key={ticket.id}
          isSelected={ticket.isChosen}
          isLocked={ticket.reason !== null}
          isDisabled={isAsking}
          onChange={() => send({ type: 'ticket.toggled', ticketId: ticket.id })}
          lead={
            <span aria-hidden="true" className="flex-none">
              <NumberBadge size="sm" isOff={ticket.reason !== null}>
                {ticket.seat}
              </NumberBadge>
            </span>
          }
        >
          <b className="block font-strong wrap-anywhere">
            <AsIs>{nameOf(ticket)}</AsIs>
          </b>
          <span className="block text-caption text-ink-muted">
            {ticket.reason === null ? words.choosing.gives(ticket.category, money(ticket.refund)) : words.choosing.no[ticket.reason]}
          </span>
        </CheckTile>
      ))}
      <div role="alert">{isAdultMissing && <ErrorLine id={errorId}>{words.choosing.adultMissing}</ErrorLine>}</div>
    </div>
  );
}

function Refund({ view, send, isGuest }: { view: Of<'refund'> | null; send: Send; isGuest: boolean }) {
  const shown = useLast(view);
  if (!shown) return null;
  const { step, ways, refund, takenBack } = shown;
  const nameIn = ways.length > 1 ? words.refund.seatOfWay : (_: Direction, name: string, seat: string) => words.refund.seat(name, seat);
  return (
    <Sheet
      isOpen={view !== null}
      onClose={() => send({ type: 'cancellation.closed' })}
      title={words.refund.title}
      closeLabel={common.close}
      width="narrow"
      footer={
        <>
          <Button look="danger" block onPress={() => send({ type: 'refund.accepted' })}>
            {words.refund.accept}
          </Button>
          <Button size="lg" block onPress={() => send({ type: 'step.returned' })}>
            {words.refund.back}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Step step={step} />
        <Totals
          rows={[
            ...ways.flatMap(({ direction, tickets }) =>
              tickets.map((ticket) => ({
                name: nameIn(direction, nameOf(ticket), ticket.seat),
                value: money(ticket.refund + ticket.takenBack),
              })),
            ),
            ...(takenBack > 0 ? [{ name: words.refund.takenBack, value: money(-takenBack) }] : []),
            { name: words.refund.fee, value: money(0) },
          ]}
          grand={{ name: words.refund.total, value: money(refund) }}
        />
        {takenBack > 0 && <Notice tone="warn">{words.refund.takenBackText}</Notice>}
        <Notice icon={<Star />}>
          {refund > 0 || takenBack > 0
            ? words.refund[isGuest ? 'guestPoints' : 'points']
            : words.refund.none(ways.flatMap(({ tickets }) => tickets).length)}
        </Notice>
      </div>
    </Sheet>
  );
}

function Confirming({ view, send }: { view: Of<'confirming'> | null; send: Send }) {
  const shown = useLast(view);
  if (!shown) return null;
  const { step, count, refund, isCancelling, isLocked, failure } = shown;
  return (
    <Alert
      isOpen={view !== null}
      tone="danger"
      isDanger
      icon={<TriangleAlert />}
      title={words.confirming.title(count)}
      primary={{
        label: words.confirming.accept(count),
        onPress: () => send({ type: 'cancellation.confirmed' }),
        isPending: isCancelling || isLocked,
        pendingLabel: isLocked && !isCancelling ? words.confirming.locked : words.confirming.cancelling,
      }}
      close={{
        label: words.confirming.keep(count),
        onPress: () => send({ type: 'cancellation.closed' }),
        isDisabled: isCancelling,
      }}
    >
      <p>{words.confirming.text(money(refund))}</p>
      <Step step={step} />
      {failure && (
        <span role="alert">
          <ErrorLine>{failure.message ?? words.confirming.failed}</ErrorLine>
        </span>
      )}
    </Alert>
  );
}
