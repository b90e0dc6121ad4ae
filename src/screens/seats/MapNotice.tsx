import { Armchair, PawPrint, Repeat } from 'lucide-react';
import type { Again } from '../../../machines/domain/again.ts';
import type { PassengerRowView, SeatsEvent, TravellerView } from '../../../machines/seats/seats.types.ts';
import { mapNotice as words, seats } from '../../messages/es-MX.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { MapNoticeView } from './noticeOf.ts';

export type MapNoticeProps = { notice: MapNoticeView; passengers: readonly PassengerRowView[]; send: (event: SeatsEvent) => void };

/** The notice before the bus: it changes which seat is chosen next. */
export function MapNotice({ notice, passengers, send }: MapNoticeProps) {
  switch (notice.kind) {
    case 'pet':
      return (
        <Notice tone="warn" icon={<PawPrint />} isLive>
          <p>{words.placingPet}</p>
          <TextLink size="sm" onPress={() => send({ type: 'pets.hidden' })}>
            {words.stopPlacingPet}
          </TextLink>
        </Notice>
      );
    case 'full':
      return (
        <Notice tone="warn" icon={<Armchair />} isLive>
          {words.banner[notice.banner]}
        </Notice>
      );
    case 'change':
      return (
        <Notice icon={<Armchair />} isLive>
          {changeHint(notice.travellers)}
        </Notice>
      );
    case 'fewer':
      return (
        <Notice tone="warn" icon={<Armchair />}>
          {seats.missing(notice.hint)}
        </Notice>
      );
    case 'again':
      return <AgainNotice again={notice.again} passengers={passengers} />;
    default:
      return notice satisfies never;
  }
}

/** The traveller whose seat is chosen next. */
function changeHint(travellers: readonly TravellerView[]): string {
  const current = travellers.find((traveller) => traveller.current);
  return current ? words.seatFor(current.name) : words.change;
}

/** What became of the travellers of a repeated trip, until the party is another one. */
function AgainNotice({ again, passengers }: { again: Again; passengers: readonly PassengerRowView[] }) {
  if (typeof again === 'string') {
    return (
      <Notice icon={<Repeat />} isLive>
        {words.again[again]}
      </Notice>
    );
  }
  const left = again.left.filter((name) => !passengers.some((one) => one.name === name));
  return (
    <Notice icon={<Repeat />} isLive>
      <b className="font-strong">{words.again[again.seats]}</b>
      <span>{left.length > 0 ? words.left(left) : words.move}</span>
    </Notice>
  );
}
