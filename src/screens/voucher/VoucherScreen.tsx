import {
  Armchair,
  CalendarPlus,
  Check,
  CircleX,
  Clock,
  CloudOff,
  Copy,
  Hourglass,
  Image,
  SearchX,
  Store,
  TriangleAlert,
  Tv,
  Undo2,
  UserRound,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cityOf } from '../../../machines/domain/place.ts';
import type { Voucher } from '../../../machines/domain/voucher.ts';
import { checkout as checkoutWords, common, voucher as words } from '../../messages/es-MX.ts';
import { clockTime, fullDate, localClock, money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Barcode } from '../../ui/Barcode.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Totals } from '../../ui/Totals.tsx';
import { ContactCard } from '../parts/ContactCard.tsx';
import { ShareButtons, type Sharing } from '../parts/ShareButtons.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { StateCard } from '../parts/StateCard.tsx';
import { WaySection } from '../parts/WaySection.tsx';
import type { VoucherView } from './voucher.types.ts';

export type VoucherActs = {
  onRetry: () => void;
  onSignIn: () => void;
  onHome: () => void;
  onTickets: () => void;
  onImage: () => void;
  onCalendar: () => void;
  /** Tells the reference to whoever pays it. */
  sharing: Sharing;
  /** Whether the reference was copied. */
  onCopy: () => Promise<boolean>;
  onCancel: () => void;
};

type VoucherScreenProps = VoucherActs & { view: VoucherView };

/** The reservation of a cart: how to pay it, and what became of it. */
export function VoucherScreen({ view, ...acts }: VoucherScreenProps) {
  switch (view.screen) {
    case 'loading':
      return (
        <Page>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <SkeletonCard />
          <SkeletonCard />
        </Page>
      );
    case 'failed':
      return (
        <NoVoucher icon={<CloudOff />} title={words.failed}>
          <Button look="primary" onPress={acts.onRetry}>
            {common.retry}
          </Button>
        </NoVoucher>
      );
    case 'signedOut':
      return (
        <NoVoucher icon={<UserRound />} {...words.signedOut}>
          <Button look="primary" size="lg" onPress={acts.onSignIn}>
            {words.signIn}
          </Button>
        </NoVoucher>
      );
    case 'notFound':
      return (
        <NoVoucher icon={<SearchX />} {...words.notFound}>
          <Button look="primary" size="lg" onPress={acts.onHome}>
            {words.goHome}
          </Button>
          <Button look="outlined" size="lg" onPress={acts.onSignIn}>
            {words.signIn}
          </Button>
        </NoVoucher>
      );
    case 'voucher':
      return <VoucherPage view={view} acts={acts} />;
    default:
      return view satisfies never;
  }
}

function NoVoucher({ text, children, ...state }: { icon: ReactNode; title: string; text?: string; children: ReactNode }) {
  return (
    <Page isNarrow>
      <StateCard level={1} isAlert {...state} actions={children}>
        {text}
      </StateCard>
    </Page>
  );
}

type PageProps = { view: Extract<VoucherView, { screen: 'voucher' }>; acts: VoucherActs };

const marks = {
  pending: { icon: <Hourglass className="size-7" />, look: 'bg-board-accent text-board' },
  paid: { icon: <Check className="size-8" />, look: 'bg-action text-on-action' },
  expired: { icon: <Clock className="size-7" />, look: 'bg-surface-sunken text-ink' },
  cancelled: { icon: <CircleX className="size-7" />, look: 'bg-surface-sunken text-ink' },
} satisfies Record<Voucher['state'], { icon: ReactNode; look: string }>;

/** The seats of each way in the order of the bus. */
const seatsOf = ({ ways }: Voucher) =>
  ways.flatMap(({ tickets }) => tickets.map(({ seatNumber }) => seatNumber).sort((one, other) => Number(one) - Number(other)));
const momentOf = (at: string) => {
  const clock = localClock(at);
  return `${fullDate(clock.date)}, ${clockTime(clock)}`;
};

function VoucherPage({ view: { voucher, minutesLeft, cancelling }, acts }: PageProps) {
  const { state } = voucher;
  const mark = marks[state];
  const [isAsking, setAsking] = useState(false);
  return (
    <Page>
      <Split
        aside={
          <div className="grid gap-4">
            <Trip voucher={voucher} />
            <ContactCard />
            {state === 'pending' && (
              <>
                {cancelling === 'failed' && (
                  <Notice tone="error" isLive>
                    {words.notCancelled}
                  </Notice>
                )}
                <Button
                  look="danger-ghost"
                  isPending={cancelling === 'sending'}
                  pendingLabel={words.cancelling}
                  onPress={() => setAsking(true)}
                >
                  {words.cancel}
                </Button>
              </>
            )}
          </div>
        }
      >
        <header className="grid justify-items-start gap-2">
          <span className={`grid size-14 place-items-center rounded-round ${mark.look}`}>{mark.icon}</span>
          <h1>{words.title[state]}</h1>
          <p role="status" className="wrap-anywhere text-ink-muted">
            {leadOf(voucher)}
          </p>
        </header>
        {state === 'pending' ? (
          <Pending voucher={voucher} minutesLeft={minutesLeft} acts={acts} />
        ) : (
          <Ended voucher={voucher} acts={acts} />
        )}
      </Split>
      <Alert
        isOpen={isAsking}
        tone="warn"
        icon={<Armchair />}
        title={words.asking.title}
        primary={{
          label: words.asking.yes,
          onPress: () => {
            setAsking(false);
            acts.onCancel();
          },
        }}
        close={{ label: words.asking.no, onPress: () => setAsking(false) }}
      >
        <p>{words.asking.text}</p>
      </Alert>
    </Page>
  );
}

function leadOf(voucher: Voucher): string {
  const { state, folio, expiresAt, email } = voucher;
  if (state === 'pending') return `${words.sale(folio)} · ${words.live}`;
  if (state === 'paid') return words.paidText(email);
  return state === 'expired' ? words.expiredText(momentOf(expiresAt)) : words.cancelledText(seatsOf(voucher));
}

function Pending({ voucher, minutesLeft, acts }: { voucher: Voucher; minutesLeft: number; acts: VoucherActs }) {
  const [tab, setTab] = useState<'store' | 'kiosk'>('store');
  const [isCopied, setCopied] = useState(false);
  const spaced = voucher.reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  const shopTime = common.shopTime(voucher.expiresAt, useShopTimeZone());
  const city = cityOf(voucher.ways[0].leg.origin);
  return (
    <>
      <section aria-label={words.before} className="flex flex-wrap items-end justify-between gap-3 rounded-card bg-warning-soft p-4 md:p-6">
        <p className="grid">
          <span className="text-small">{words.before}</span>
          <b className="text-title-3">{momentOf(voucher.expiresAt)}</b>
          <span className="text-small">
            {words.place(city)}
            {shopTime !== null && ` · ${shopTime}`}
          </span>
        </p>
        <p className="grid">
          <span className="text-small text-ink-muted">{words.left}</span>
          <b className="text-title-3">{words.leftOf(Math.floor(minutesLeft / 60), minutesLeft % 60)}</b>
        </p>
      </section>
      <Card>
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="text-ink-muted">{words.total}</span>
          <Figure unit={common.currency} className="text-title-1 font-bold">
            {money(voucher.total)}
          </Figure>
        </p>
        <Tabs
          label={words.tabsLabel}
          value={tab}
          onChange={(id) => setTab(id === 'kiosk' ? 'kiosk' : 'store')}
          tabs={[
            { id: 'store', name: words.tabs.store, icon: <Store className="size-5" /> },
            { id: 'kiosk', name: words.tabs.kiosk, icon: <Tv className="size-5" /> },
          ]}
          panelClassName="grid justify-items-center gap-4 text-center"
        >
          {tab === 'store' ? (
            <Barcode text={voucher.reference} label={words.barcode(spaced)} />
          ) : (
            <Qr text={voucher.reference} label={words.qr} className="size-[200px]" />
          )}
          <p className="text-small text-ink-muted">{words.reference[tab]}</p>
          <p className="flex max-w-full flex-wrap items-center justify-center gap-2 rounded-control border border-dashed border-line-strong px-3 py-1">
            <b className="font-sign text-title-3 tracking-[0.04em]">
              <AsIs>{spaced}</AsIs>
            </b>
            <IconButton label={words.copy} icon={<Copy />} onPress={() => void acts.onCopy().then(setCopied)} />
          </p>
          <p role="status" className="text-small text-success-ink empty:hidden">
            {isCopied ? words.copied : ''}
          </p>
          <p className="text-small text-ink-muted">{words.how[tab]}</p>
        </Tabs>
        <div className="grid gap-3">
          <Button look="primary" block icon={<Image />} onPress={acts.onImage}>
            {words.image}
          </Button>
          <Button block icon={<CalendarPlus />} onPress={acts.onCalendar}>
            {words.calendar}
          </Button>
          <ShareButtons {...acts.sharing} />
        </div>
      </Card>
      <Card title={words.ifLate.title}>
        <ul className="grid gap-3 text-small">
          <Consequence icon={<Armchair />}>{words.ifLate.seats(seatsOf(voucher))}</Consequence>
          <Consequence icon={<CircleX />}>{words.ifLate.reference}</Consequence>
          <Consequence icon={<Undo2 />}>{words.ifLate.late}</Consequence>
        </ul>
      </Card>
    </>
  );
}

function Consequence({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex gap-3 [&>svg]:size-5 [&>svg]:flex-none">
      {icon}
      <span>{children}</span>
    </li>
  );
}

function Ended({ voucher: { state, reference }, acts }: { voucher: Voucher; acts: VoucherActs }) {
  if (state === 'paid') {
    return (
      <Button look="primary" size="lg" onPress={acts.onTickets}>
        {words.tickets}
      </Button>
    );
  }
  return (
    <>
      <Button look="primary" size="lg" onPress={acts.onHome}>
        {words.search}
      </Button>
      <Card title={words.referenceOf}>
        <s className="font-sign text-title-3 text-ink-muted">
          <AsIs>{reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</AsIs>
        </s>
        <Notice tone="warn" icon={<TriangleAlert />}>
          <b>{words.noMore.title}</b>
          <span>{words.noMore.text}</span>
        </Notice>
      </Card>
    </>
  );
}

function Trip({ voucher: { ways, total, state } }: { voucher: Voucher }) {
  const name = state === 'pending' ? words.total : state === 'paid' ? words.paidTotal : words.unpaid;
  return (
    <Card title={checkoutWords.trip}>
      <div className="grid gap-4">
        {ways.map((way) => (
          <WaySection key={way.direction} way={way} />
        ))}
      </div>
      <Totals rows={[]} grand={{ name, value: money(total), unit: common.currency }} />
    </Card>
  );
}
