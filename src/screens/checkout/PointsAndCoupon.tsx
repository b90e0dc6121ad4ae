import { Check, ChevronRight, CircleCheck, TicketPercent, X } from 'lucide-react';
import type { CheckoutEvent, SummaryView } from '../../../machines/checkout/checkout.types.ts';
import type { PointsAndCouponEvent, PointsAndCouponView } from '../../../machines/pointsAndCoupon/pointsAndCoupon.types.ts';
import { common, discount as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useLast } from '../parts/useLast.ts';

type PointsAndCouponProps = {
  summary: Pick<SummaryView, 'balance' | 'discount' | 'offersCoupon'>;
  /** The traveller may have points. Their row has its place before the balance comes. */
  mayHavePoints: boolean;
  /** The dialog over the page; null while none is open. */
  view: PointsAndCouponView | null;
  isLocked: boolean;
  send: (event: CheckoutEvent) => void;
  sendDiscount: (event: PointsAndCouponEvent) => void;
};

const rowClass = 'border-line not-last:border-b not-last:pb-2';

/** What reduces the total before it is paid: points, or one coupon (POINTS-002, COUPON-002). */
export function PointsAndCoupon({
  summary: { balance, discount, offersCoupon },
  mayHavePoints,
  view,
  isLocked,
  send,
  sendDiscount,
}: PointsAndCouponProps) {
  return (
    <>
      <Card label={words.label}>
        <div className="grid">
          {balance === null && mayHavePoints && (
            <p className={cx(rowClass, 'text-ink-muted')}>
              <span className="flex min-h-tap items-center py-2">{words.mayHave}</span>
            </p>
          )}
          {balance !== null && (
            <div className={rowClass}>
              <Checkbox isSelected={discount?.kind === 'points'} isDisabled={isLocked} onChange={() => send({ type: 'points.toggled' })}>
                <b className="font-strong">{words.spendPoints}</b> <Balance amount={money(balance)} />
                {discount?.kind === 'points' && (
                  <span className="block text-caption text-ink-muted">{words.taken(money(discount.amount))}</span>
                )}
              </Checkbox>
            </div>
          )}
          {discount?.kind === 'coupon' && (
            <div className="flex min-h-tap items-center gap-3 pt-2 first:pt-0">
              <TicketPercent className="size-5 flex-none" />
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
                <p className="min-w-0 flex-[1_1_9rem]">
                  <b className="block font-strong wrap-anywhere">
                    {words.applied} <AsIs>{discount.code}</AsIs>
                  </b>
                  <span className="block text-small text-ink-muted">{words.amount(money(discount.amount))}</span>
                </p>
                <Tag tone="success" icon={<Check />}>
                  {words.isApplied}
                </Tag>
              </div>
              <IconButton
                label={words.remove}
                icon={<X />}
                isDisabled={isLocked}
                isPending={view?.screen === 'removing'}
                onPress={() => send({ type: 'coupon.dropped' })}
              />
            </div>
          )}
          {offersCoupon && (
            <PlainButton
              className="flex min-h-tap w-full cursor-pointer items-center gap-3 rounded-tag pt-2 text-start first:pt-0 off:cursor-not-allowed off:text-ink-faint"
              aria-haspopup="dialog"
              isDisabled={isLocked}
              onPress={() => send({ type: 'coupon.opened' })}
            >
              <TicketPercent className="size-5 flex-none" />
              <span className="min-w-0 flex-1">
                <b className="block font-strong">{words.open}</b>
                {discount?.kind === 'points' && <span className="block text-caption text-ink-muted">{words.instead}</span>}
              </span>
              <ChevronRight className="size-5 flex-none text-ink-muted" />
            </PlainButton>
          )}
        </div>
      </Card>
      <CouponSheet view={view} send={sendDiscount} />
      <Alert
        isOpen={view?.screen === 'applied'}
        tone="success"
        icon={<CircleCheck />}
        title={words.done.title}
        close={{ label: common.accept, onPress: () => sendDiscount({ type: 'alert.closed' }) }}
      >
        <p>{words.done.text}</p>
      </Alert>
      <Alert
        isOpen={view?.screen === 'failed'}
        tone="danger"
        icon={<TicketPercent />}
        title={words.notRemoved.title}
        close={{ label: common.accept, onPress: () => sendDiscount({ type: 'alert.closed' }) }}
      >
        <p>{words.notRemoved.text}</p>
      </Alert>
    </>
  );
}

function Balance({ amount }: { amount: string }) {
  const [have, sum] = words.have(amount);
  return (
    <span className="text-ink-muted">
      {have}
      <b className="font-strong text-mine-ink tabular-nums">{sum}</b>
    </span>
  );
}

type CouponSheetProps = { view: PointsAndCouponView | null; send: (event: PointsAndCouponEvent) => void };

/** The code of a coupon. A refusal stands at its field (COUPON-005 to COUPON-007). */
function CouponSheet({ view, send }: CouponSheetProps) {
  const typed = view?.screen === 'code' ? view : null;
  const last = useLast(typed);
  return (
    <Sheet
      isOpen={typed !== null}
      onClose={() => send({ type: 'code.dismissed' })}
      title={words.sheet.title}
      closeLabel={common.close}
      footer={
        <>
          <Button
            look="primary"
            type="submit"
            form="coupon"
            isDisabled={!last?.canApply && !last?.isApplying}
            isPending={last?.isApplying ?? false}
            pendingLabel={words.sheet.applying}
          >
            {words.sheet.apply}
          </Button>
          <Button isDisabled={last?.isApplying ?? false} onPress={() => send({ type: 'code.dismissed' })}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <form
        id="coupon"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'code.submitted' });
        }}
      >
        <TextField
          label={words.sheet.code}
          icon={<TicketPercent />}
          value={last?.code ?? ''}
          onChange={(code) => send({ type: 'code.changed', code })}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isLocked={last?.isApplying ?? false}
          refusal={last?.failure ? words.refused(last.failure.message) : undefined}
        />
        <p className="text-caption text-ink-muted">{words.sheet.hint}</p>
      </form>
    </Sheet>
  );
}
