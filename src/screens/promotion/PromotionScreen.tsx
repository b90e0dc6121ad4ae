import { Calendar } from 'lucide-react';
import type { PromotionEvent, PromotionView } from '../../../machines/promotion/promotion.types.ts';
import { common, promotion as words, search } from '../../messages/es-MX.ts';
import { fullDate, numericDate } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

type PromotionScreenProps = { view: PromotionView; send: (event: PromotionEvent) => void };

/** The promotion popup: the day of the way back, and whether it is wanted (SEARCH-032 to SEARCH-034, SEARCH-038). */
export function PromotionScreen({ view, send }: PromotionScreenProps) {
  const { title, origin, destination, days, today, returnDate, isAsking, failure } = view;
  const decline = () => send({ type: 'offer.declined' });
  return (
    <Sheet
      isOpen
      onClose={decline}
      title={title}
      closeLabel={common.close}
      width="narrow"
      footer={
        <>
          <Button look="primary" isPending={isAsking} pendingLabel={words.asking} onPress={() => send({ type: 'offer.accepted' })}>
            {words.accept}
          </Button>
          <Button look="ghost" size="lg" onPress={decline}>
            {words.decline}
          </Button>
        </>
      }
    >
      <p>{words.lead(origin.name, destination.name)}</p>
      <div className="grid gap-1.5">
        <DateField
          label={words.date}
          icon={<Calendar />}
          value={returnDate}
          valueText={fullDate(returnDate)}
          placeholder={search.chooseDate}
          isDisabled={isAsking}
          onChange={(date) => send({ type: 'returnDate.chosen', date })}
          min={days.first}
          max={days.last}
          today={today}
          nameDay={search.nameDay}
          closeLabel={common.close}
          previousLabel={search.previousMonth}
          nextLabel={search.nextMonth}
        />
        <p className="text-small text-ink-muted">{words.days(numericDate(days.first), numericDate(days.last))}</p>
      </div>
      {failure && (
        <Notice tone="error" isLive>
          {failure.message ?? words.failed}
        </Notice>
      )}
    </Sheet>
  );
}
