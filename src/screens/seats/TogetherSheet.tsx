import { UsersRound } from 'lucide-react';
import type { TogetherView } from '../../../machines/group/group.types.ts';
import type { SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { common, mapNotice, seats, seatChoices as words, seatTools } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

type TogetherSheetProps = { group: TogetherView; isOpen: boolean; send: (event: SeatsEvent) => void };

/** The best seats for a group: its size, the seats, and one button that claims all of them. */
export function TogetherSheet({ group, isOpen, send }: TogetherSheetProps) {
  const { most, count, offer, busy } = group;
  const dismiss = () => send({ type: 'together.dismissed' });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={dismiss}
      title={seatTools.together}
      closeLabel={common.close}
      width="narrow"
      isFooterStacked
      footer={
        <>
          <Button
            look="primary"
            block
            isDisabled={offer === null && !busy}
            isPending={busy}
            pendingLabel={seats.blocking}
            onPress={() => send({ type: 'together.accepted' })}
          >
            {words.takeTogether(offer?.seats ?? [])}
          </Button>
          <Button size="lg" block isDisabled={busy} onPress={dismiss}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{words.togetherText}</p>
      <Segment
        label={words.howMany}
        value={String(count)}
        onChange={(id) => send({ type: 'together.counted', count: Number(id) })}
        options={Array.from({ length: most }, (_, index) => ({ id: String(index + 1), name: index + 1 }))}
        isDisabled={busy}
      />
      {offer && (
        <p className="flex flex-wrap items-center gap-3" aria-hidden="true">
          {offer.seats.map((seat) => (
            <NumberBadge key={seat}>{seat}</NumberBadge>
          ))}
        </p>
      )}
      <Notice tone={offer?.kind === 'together' ? 'success' : 'warn'} icon={<UsersRound />} isLive>
        {offer ? words.offer(offer.kind, offer.seats, common.floors[offer.floor].toLowerCase(), count) : mapNotice.banner.busFull}
      </Notice>
    </Sheet>
  );
}
