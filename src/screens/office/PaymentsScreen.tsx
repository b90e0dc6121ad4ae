import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { epochOf, type Instant } from '../../../machines/domain/instant.ts';
import { sum } from '../../../machines/domain/money.ts';
import type { OpenPayment, PaymentGroup, UnsentMessage } from '../../../machines/domain/office.ts';
import type { ActKind, OfficeAct } from '../../../machines/officeAct/officeAct.types.ts';
import { office } from '../../messages/es-MX.ts';
import { clockTime, money, wallClock } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ChipRow, ToggleChip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Ledger } from '../../ui/Ledger.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';
import { Listed, type Load } from './Listed.tsx';
import { momentIn } from './moment.ts';
import { PageHead } from './PageHead.tsx';

const words = office.payments;
const minuteMs = 60_000;

const tones: Readonly<Record<PaymentGroup, 'warn' | 'danger' | 'info' | 'neutral'>> = {
  unanswered: 'warn',
  'without-tickets': 'danger',
  'with-the-holder': 'info',
  vouchers: 'neutral',
  'not-captured': 'danger',
  refunds: 'info',
  ending: 'neutral',
};

export type PaymentsScreenProps = {
  load: Load<{ payments: readonly OpenPayment[]; unsent: readonly UnsentMessage[]; actsToday: number }>;
  now: Instant;
  hrefOf: (folio: string) => string;
  mayDo: (kind: ActKind) => boolean;
  onAct: (act: OfficeAct) => void;
  onRetry: () => void;
};

const ageOf = ({ createdAt }: OpenPayment, now: Instant): number => Math.max(0, Math.floor((epochOf(now) - epochOf(createdAt)) / minuteMs));

/** Payments that have not ended, the late ones first, with what is allowed now. */
export function PaymentsScreen({ load, now, hrefOf, mayDo, onAct, onRetry }: PaymentsScreenProps) {
  const [group, setGroup] = useState<PaymentGroup | null>(null);
  const zone = useShopTimeZone();
  return (
    <Page>
      <Listed load={load} onRetry={onRetry}>
        {({ payments, unsent, actsToday }) => {
          const unanswered = payments.filter((payment) => payment.group === 'unanswered');
          const givenUp = unsent.filter(({ state }) => state === 'given-up').length;
          const groups = [...new Set(payments.map((payment) => payment.group))];
          const shown = payments
            .filter((payment) => group === null || payment.group === group)
            .toSorted((one, other) => Number(other.isLate) - Number(one.isLate));
          return (
            <>
              <PageHead
                title={words.title}
                action={
                  <div className="flex flex-wrap gap-2">
                    {mayDo('askAll') && unanswered.length > 0 && (
                      <Button look="primary" icon={<RefreshCw />} onPress={() => onAct({ kind: 'askAll', count: unanswered.length })}>
                        {words.askAll(unanswered.length)}
                      </Button>
                    )}
                    {mayDo('resendMessages') && givenUp > 0 && (
                      <Button onPress={() => onAct({ kind: 'resendMessages', count: givenUp })}>{words.resend(givenUp)}</Button>
                    )}
                  </div>
                }
              >
                {words.intro(payments.length)}
              </PageHead>
              {payments.length > 0 && (
                <Card label={words.title}>
                  <Facts
                    items={[
                      { name: words.cells.oldest, value: words.minutes(Math.max(0, ...payments.map((payment) => ageOf(payment, now)))) },
                      { name: words.cells.late, value: String(payments.filter(({ isLate }) => isLate).length) },
                      { name: words.cells.doubt, value: money(sum(unanswered.map(({ amount }) => amount))) },
                      { name: words.cells.today, value: String(actsToday) },
                    ]}
                  />
                </Card>
              )}
              {groups.length > 1 && (
                <ChipRow label={words.filter}>
                  <ToggleChip isSelected={group === null} onChange={() => setGroup(null)}>
                    {words.all(payments.length)}
                  </ToggleChip>
                  {groups.map((name) => (
                    <ToggleChip key={name} isSelected={group === name} onChange={() => setGroup(group === name ? null : name)}>
                      {words.group(office.groups[name], payments.filter((payment) => payment.group === name).length)}
                    </ToggleChip>
                  ))}
                </ChipRow>
              )}
              {payments.length === 0 ? (
                <Card>
                  <EmptyState icon={<CircleCheck />} title={words.none} />
                </Card>
              ) : (
                <Ledger
                  caption={words.title}
                  columns={Object.values(words.columns)}
                  rows={shown.map((payment) => ({
                    id: payment.id,
                    isUrgent: payment.isLate,
                    cells: cellsOf(payment, { now, zone, hrefOf, mayDo, onAct }),
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

type CellParams = Pick<PaymentsScreenProps, 'now' | 'hrefOf' | 'mayDo' | 'onAct'> & { zone: string };

function cellsOf(payment: OpenPayment, { now, zone, hrefOf, mayDo, onAct }: CellParams) {
  const { folio, group, method, amount, acts, isLate, lastAct, createdAt, marksFrom } = payment;
  const isWaiting = epochOf(marksFrom) > epochOf(now) && group === 'unanswered';
  return [
    <div key="folio" className="grid gap-0.5">
      <AsIs>
        <TextLink href={hrefOf(folio)} inline>
          {folio}
        </TextLink>
      </AsIs>
      <span className="text-caption text-ink-muted">{office.methods[method]}</span>
    </div>,
    <Tag key="state" tone={tones[group]}>
      {office.groups[group]}
    </Tag>,
    <b key="amount" className="figure">
      {money(amount)}
    </b>,
    <div key="age" className="grid justify-items-start gap-1">
      <b className="figure">{words.minutes(ageOf(payment, now))}</b>
      {isLate && (
        <Tag tone="danger" icon={<TriangleAlert />}>
          {words.late}
        </Tag>
      )}
    </div>,
    lastAct === null ? (
      momentIn(createdAt, zone)
    ) : (
      <div key="last" className="grid gap-0.5">
        <span>{office.registry.names[lastAct.act] ?? lastAct.act}</span>
        <span className="text-caption text-ink-muted">
          <AsIs>{lastAct.person}</AsIs>, {momentIn(lastAct.at, zone)}
        </span>
      </div>
    ),
    <div key="acts" className="flex flex-wrap items-center gap-2">
      {mayDo('settle') &&
        acts.map((settlement) => (
          <Button
            key={settlement}
            look={settlement === 'ask' || settlement === 'issue' ? 'soft' : 'outlined'}
            onPress={() => onAct({ kind: 'settle', folio, settlement, amount })}
          >
            {office.acts.settlements[settlement].title}
          </Button>
        ))}
      {isWaiting && <span className="text-caption text-ink-muted">{words.marksFrom(clockTime(wallClock(marksFrom, zone)))}</span>}
      {acts.length === 0 && <span className="text-caption text-ink-muted">{words.noActs[group] ?? ''}</span>}
    </div>,
  ];
}
