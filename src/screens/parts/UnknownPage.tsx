import { CircleCheck, Landmark, ShieldCheck, Undo2, UserRound, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Money } from '../../../machines/domain/money.ts';
import type { ChargeTruth, PaymentTruthEvent } from '../../../machines/paymentTruth/paymentTruth.types.ts';
import { checkout as words, common, unknownPayment } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Page } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** `reference` replaces an unknown folio. */
type UnknownView = { truth: ChargeTruth; folio: string | null; reference: string; total: Money };
export type SendTruth = (event: PaymentTruthEvent) => void;
type UnknownPageProps = { view: UnknownView; send: SendTruth };

const faces: Record<ChargeTruth, { icon: ReactNode; look: string }> = {
  asking: { icon: <Landmark />, look: 'bg-warning-soft text-warning-ink' },
  unreached: { icon: <WifiOff />, look: 'bg-warning-soft text-warning-ink' },
  signedOut: { icon: <UserRound />, look: 'bg-warning-soft text-warning-ink' },
  charged: { icon: <CircleCheck />, look: 'bg-success-soft text-success-ink' },
  notCharged: { icon: <ShieldCheck />, look: 'bg-success-soft text-success-ink' },
  refunded: { icon: <Undo2 />, look: 'bg-info-soft text-info-ink' },
};

/** The result of the charge, while the bank has not decided and afterwards. */
export function UnknownPage({ view, send }: UnknownPageProps) {
  const { truth, folio, reference, total } = view;
  const { title, text, more } = unknownPayment.words[truth];
  const { icon, look } = faces[truth];
  return (
    <Page isNarrow>
      <Card>
        <div role="status" className="grid gap-3">
          <span className={cx('grid size-14 place-items-center rounded-round [&_svg]:size-7', look)}>{icon}</span>
          <h1 className="text-title-2 md:text-title-1">{title}</h1>
          <p>{text}</p>
          <p className="text-ink-muted">{more}</p>
        </div>
        <Facts
          className="border-t border-line pt-4"
          items={[
            { name: folio === null ? unknownPayment.reference : unknownPayment.folio, value: folio ?? reference, isWide: true },
            { name: unknownPayment.total, value: `${money(total)} ${common.currency}` },
          ]}
        />
        <Answer truth={truth} send={send} />
      </Card>
    </Page>
  );
}

function Answer({ truth, send }: { truth: ChargeTruth; send: SendTruth }) {
  switch (truth) {
    case 'asking':
    case 'unreached':
      return (
        <p className="flex items-center gap-3 text-small font-semibold">
          <Spinner label={unknownPayment.asking} />
          {unknownPayment.asking}
        </p>
      );
    case 'signedOut':
      return (
        <Button look="primary" onPress={() => send({ type: 'signIn.chosen' })}>
          {words.signIn}
        </Button>
      );
    case 'charged':
      return (
        <Button look="primary" onPress={() => send({ type: 'alert.closed' })}>
          {unknownPayment.tickets}
        </Button>
      );
    case 'notCharged':
      return (
        <Button look="primary" onPress={() => send({ type: 'decline.accepted' })}>
          {unknownPayment.again}
        </Button>
      );
    case 'refunded':
      return (
        <Button look="primary" onPress={() => send({ type: 'search.chosen' })}>
          {unknownPayment.search}
        </Button>
      );
    default:
      return truth satisfies never;
  }
}
