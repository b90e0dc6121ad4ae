import {
  ArrowRight,
  Check,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  Copy,
  CreditCard,
  Hourglass,
  Lock,
  Mail,
  RefreshCw,
  SearchX,
  Share2,
  ShieldCheck,
  Ticket,
  Undo2,
  UserRound,
  WifiOff,
  X,
} from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Instant } from '../../../machines/domain/instant.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { LogEntry, PaymentLog } from '../../../machines/domain/paymentLog.ts';
import type { ChargeTruth, PaymentTruthEvent } from '../../../machines/paymentTruth/paymentTruth.types.ts';
import { checkout, common, unknownPayment as words } from '../../messages/es-MX.ts';
import { clockTime, fullDate, money, wallClock, wallSeconds } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Dock } from '../../ui/Dock.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Page, Split } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Timeline, type TimelineEntry } from '../../ui/Timeline.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { ContactCard } from './ContactCard.tsx';
import { useShopTimeZone } from './ShopTimeZone.ts';

/** `reference` replaces an unknown folio. `total` is null until the payment was read. */
export type UnknownView = { truth: ChargeTruth; folio: string | null; reference: string; total: Money | null };
export type SendTruth = (event: PaymentTruthEvent) => void;
export type UnknownProps = { view: UnknownView; send: SendTruth };

type UnknownPageProps = UnknownProps & {
  /** Null until the service has named the payment and told it. */
  log: PaymentLog | null;
  notice: 'idle' | 'sending' | 'failed';
  onNotice: () => void;
  /** Whether the text was copied. */
  onCopy: () => Promise<boolean>;
  onShare: () => Promise<boolean>;
};

const faces: Record<ChargeTruth, { icon: ReactNode; look: string; tone: 'neutral' | 'warn' | 'success' | 'info' }> = {
  asking: { icon: <Hourglass />, look: 'bg-board-accent text-board', tone: 'warn' },
  unreached: { icon: <WifiOff />, look: 'bg-board-accent text-board', tone: 'warn' },
  signedOut: { icon: <UserRound />, look: 'bg-surface-sunken text-ink', tone: 'neutral' },
  notFound: { icon: <SearchX />, look: 'bg-surface-sunken text-ink', tone: 'neutral' },
  charged: { icon: <Check />, look: 'bg-action text-on-action', tone: 'success' },
  notCharged: { icon: <ShieldCheck />, look: 'bg-surface-sunken text-ink', tone: 'neutral' },
  refunded: { icon: <Undo2 />, look: 'bg-surface-sunken text-ink', tone: 'info' },
};

/** The result of the charge, while the bank has not decided and afterwards: what was asked, what is known and what follows. */
export function UnknownPage({ view, send, log, notice, onNotice, onCopy, onShare }: UnknownPageProps) {
  const { truth } = view;
  const isNoticed = log?.noticeAsked ?? false;
  // A button that is done is disabled, and would lose the focus to the page.
  useEffect(recoverFocus, [isNoticed]);
  const isOpen = truth === 'asking' || truth === 'unreached';
  const askNotice = log && isOpen && <NoticeButton log={log} status={notice} onNotice={onNotice} />;
  return (
    <>
      <Page isNarrow={log === null}>
        <Head truth={truth} />
        {/* The log arrives while it is read: a button that moved into it, or was made anew, would lose the tap. */}
        {!isOpen && (
          <div className="grid gap-3 md:flex">
            <Answer truth={truth} send={send} />
          </div>
        )}
        {log === null ? (
          <>
            {isOpen && <Closed />}
            <Card label={words.purchase}>
              <PlainFacts view={view} />
              {isOpen && <Answer truth={truth} send={send} />}
            </Card>
            <ContactCard />
          </>
        ) : (
          <Split
            aside={
              <>
                <Purchase truth={truth} log={log} onCopy={onCopy} />
                {askNotice && <div className="hidden lg:grid">{askNotice}</div>}
                {isOpen && (
                  <p className="text-center text-caption text-balance wrap-anywhere text-ink-muted" role="status">
                    {notice === 'failed' ? words.notice.failed : log.noticeAsked ? words.notice.asked : words.notice.to(log.email)}
                  </p>
                )}
              </>
            }
          >
            {isOpen && <Closed />}
            <After truth={truth} log={log} />
            <Log truth={truth} log={log} />
            {isOpen && (
              <>
                <Known log={log} />
                <Next log={log} />
              </>
            )}
            <Back onShare={onShare} />
            <ContactCard />
          </Split>
        )}
      </Page>
      {askNotice && (
        <Dock caption={words.totals.asking} value={money(log.amount)}>
          {askNotice}
        </Dock>
      )}
    </>
  );
}

function Head({ truth }: { truth: ChargeTruth }) {
  const { icon, look } = faces[truth];
  const { title, text } = words.words[truth];
  return (
    <div role="status" className="grid justify-items-start gap-2">
      <span className={cx('grid size-14 place-items-center rounded-round [&_svg]:size-7', look)}>{icon}</span>
      <h1>{title}</h1>
      <p className="text-ink-muted">{text}</p>
    </div>
  );
}

function Closed() {
  return (
    <Notice tone="warn" icon={<Lock />}>
      <b>{words.closed.title}</b>
      <span>{words.closed.text}</span>
    </Notice>
  );
}

function PlainFacts({ view: { folio, reference, total } }: { view: UnknownView }) {
  return (
    <Facts
      items={[
        { name: folio === null ? words.reference : words.folio, value: <AsIs>{folio ?? reference}</AsIs>, isWide: true },
        ...(total === null ? [] : [{ name: words.total, value: `${money(total)} ${common.currency}` }]),
      ]}
    />
  );
}

function Answer({ truth, send }: { truth: ChargeTruth; send: SendTruth }) {
  switch (truth) {
    case 'asking':
    case 'unreached':
      return (
        <p className="flex items-center gap-3 text-small font-semibold">
          <Spinner label={words.asking} />
          {words.asking}
        </p>
      );
    case 'signedOut':
    case 'notFound':
      return (
        <>
          <Button look="primary" onPress={() => send({ type: 'signIn.chosen' })}>
            {checkout.signIn}
          </Button>
          {truth === 'notFound' && (
            <Button look="outlined" size="lg" onPress={() => send({ type: 'search.chosen' })}>
              {words.search}
            </Button>
          )}
        </>
      );
    case 'charged':
      return (
        <Button look="primary" icon={<Ticket />} onPress={() => send({ type: 'alert.closed' })}>
          {words.tickets}
        </Button>
      );
    case 'notCharged':
      return (
        <Button look="primary" icon={<Lock />} onPress={() => send({ type: 'decline.accepted' })}>
          {words.again}
        </Button>
      );
    case 'refunded':
      return (
        <Button look="primary" onPress={() => send({ type: 'search.chosen' })}>
          {words.search}
        </Button>
      );
    default:
      return truth satisfies never;
  }
}

function After({ truth, log }: { truth: ChargeTruth; log: PaymentLog }) {
  switch (truth) {
    case 'charged':
      return <Notice>{words.twoCharges}</Notice>;
    case 'notCharged':
      return (
        <Notice>
          <b>{log.mayPayAgain ? words.mayPayAgain : words.notKept}</b>
          <span>{words.lateCharge}</span>
        </Notice>
      );
    case 'refunded':
      return (
        <Notice tone="success">
          <b>{words.backSoon.title}</b>
          <span>{words.backSoon.text}</span>
        </Notice>
      );
    default:
      return null;
  }
}

const marks: Record<LogEntry['event'], Pick<TimelineEntry, 'icon' | 'tone'>> = {
  sent: { icon: <ArrowRight /> },
  'no-answer': { icon: <Clock />, tone: 'wait' },
  undecided: { icon: <RefreshCw />, tone: 'wait' },
  challenge: { icon: <ShieldCheck />, tone: 'wait' },
  closing: { icon: <Clock />, tone: 'wait' },
  unknown: { icon: <CircleX />, tone: 'wait' },
  charged: { icon: <CreditCard />, tone: 'good' },
  tickets: { icon: <Ticket />, tone: 'good' },
  'refund-asked': { icon: <Undo2 /> },
  refused: { icon: <X />, tone: 'bad' },
  refunded: { icon: <Check />, tone: 'good' },
};

function Log({ truth, log: { entries, amount, email } }: { truth: ChargeTruth; log: PaymentLog }) {
  const isOpen = truth === 'asking' || truth === 'unreached';
  const title = isOpen ? words.log.asking : words.log.ended;
  const past = entries.map(({ event, at, lastAt, times }): TimelineEntry => {
    const { title: what, text } = words.events[event];
    return {
      key: `${event} ${at}`,
      ...marks[event],
      title: what,
      at: <Time at={at} last={times > 1 ? lastAt : null} />,
      children: text({ amount: money(amount), email, times }),
    };
  });
  const next: TimelineEntry = {
    key: 'next',
    icon: <Hourglass />,
    tone: 'next',
    title: words.nextQuestion.title,
    children: words.nextQuestion.text,
  };
  return (
    <Card title={title}>
      <Timeline label={title} entries={isOpen ? [...past, next] : past} />
    </Card>
  );
}

function Time({ at, last }: { at: Instant; last: Instant | null }) {
  const zone = useShopTimeZone();
  const [first, until] = [wallSeconds(at, zone), last === null ? null : wallSeconds(last, zone)];
  return (
    <span className="font-sign text-small font-strong tabular-nums">
      {until === null || until === first ? first : words.until(first, until)}
    </span>
  );
}

function Known({ log: { seatsKeptUntil } }: { log: PaymentLog }) {
  const facts = [
    { icon: <CircleCheck className="text-success-ink" />, text: seatsKeptUntil === null ? words.known.released : words.known.kept },
    { icon: <CircleCheck className="text-success-ink" />, text: words.known.once },
    { icon: <CircleQuestionMark className="text-warning-ink" />, text: words.known.open },
  ];
  return (
    <Card title={words.known.title}>
      <ul className="grid gap-3">
        {facts.map(({ icon, text }) => (
          <li key={text} className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:flex-none">
            {icon}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Next({ log: { seatsKeptUntil, email } }: { log: PaymentLog }) {
  const zone = useShopTimeZone();
  const end = seatsKeptUntil === null ? null : wallClock(seatsKeptUntil, zone);
  const steps = [
    { title: words.next.ask, text: end ? words.next.askUntil(clockTime(end)) : words.next.askOn },
    end ? { title: words.next.ifCharged, text: words.next.ticketsTo(email) } : { title: words.next.ifChargedLate, text: words.next.backTo },
    { title: words.next.ifNot, text: words.next.ifLate },
  ];
  return (
    <Card title={words.next.title}>
      <ol className="grid gap-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-8 flex-none place-items-center rounded-round bg-ink font-sign font-heavy text-surface forced-colors:border"
            >
              {index + 1}
            </span>
            <p className="grid min-w-0">
              <b className="font-strong">{title}</b>
              <span className="text-small wrap-anywhere text-ink-muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
      {end && (
        <Notice icon={<Clock />}>
          <b>{words.next.by(fullDate(end.date), clockTime(end))}</b>
          <span>{words.next.atThatTime}</span>
        </Notice>
      )}
    </Card>
  );
}

function Back({ onShare }: Pick<UnknownPageProps, 'onShare'>) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Card title={words.back.title}>
      <p className="text-small text-ink-muted">{words.back.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="outlined" icon={<Share2 />} onPress={() => void onShare().then(setCopied)}>
          {words.back.save}
        </Button>
        <span role="status" className="text-small font-semibold">
          {isCopied ? words.back.saved : ''}
        </span>
      </div>
    </Card>
  );
}

function Purchase({ truth, log, onCopy }: { truth: ChargeTruth; log: PaymentLog } & Pick<UnknownPageProps, 'onCopy'>) {
  const { folio, amount, sentAt, authorization } = log;
  const [isCopied, setCopied] = useState(false);
  const { tone } = faces[truth];
  const total = truth === 'charged' || truth === 'notCharged' || truth === 'refunded' ? truth : 'asking';
  return (
    <Card title={words.purchase}>
      <Facts
        items={[
          {
            name: words.folio,
            value: (
              <span className="flex items-center">
                <AsIs>{folio}</AsIs>
                <IconButton label={words.copy} icon={<Copy className="size-4.5" />} onPress={() => void onCopy().then(setCopied)} />
              </span>
            ),
            isWide: true,
          },
          { name: words.state, value: <Tag tone={tone}>{words.states[truth]}</Tag> },
          { name: words.sent, value: fullDate(wallClock(sentAt, useShopTimeZone()).date) },
          ...(authorization === null ? [] : [{ name: words.authorization, value: <AsIs>{authorization}</AsIs> }]),
        ]}
      />
      <span role="status" className="sr-only">
        {isCopied ? words.copied : ''}
      </span>
      <Totals rows={[]} grand={{ name: words.totals[total], value: money(amount), unit: common.currency }} />
    </Card>
  );
}

function NoticeButton({ log, status, onNotice }: { log: PaymentLog; status: 'idle' | 'sending' | 'failed'; onNotice: () => void }) {
  return (
    <Button
      look="primary"
      size="lg"
      block
      icon={log.noticeAsked ? <Check /> : <Mail />}
      isDisabled={log.noticeAsked}
      isPending={status === 'sending'}
      pendingLabel={words.notice.asking}
      onPress={onNotice}
    >
      {log.noticeAsked ? words.notice.asked : words.notice.ask}
    </Button>
  );
}
