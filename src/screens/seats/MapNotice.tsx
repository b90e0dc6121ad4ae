import { Armchair, PawPrint, Repeat } from 'lucide-react';
import type { Again } from '../../../machines/domain/again.ts';
import type { PassengerRowView, SeatsEvent, SeatsView, TravellerView } from '../../../machines/seats/seats.types.ts';
import { mapNotice as words, seats } from '../../messages/es-MX.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export type MapNoticeProps = { view: Extract<SeatsView, { screen: 'map' }>; send: (event: SeatsEvent) => void };

/** The notice before the bus: it changes which seat is chosen next. */
export function MapNotice({ view, send }: MapNoticeProps) {
  const { placingPet, banner, travellers, again, passengers, direction, hint } = view;
  if (placingPet) {
    return (
      <Notice tone="warn" icon={<PawPrint />} isLive>
        <p>{words.placingPet}</p>
        <TextLink size="sm" onPress={() => send({ type: 'pets.hidden' })}>
          {words.stopPlacingPet}
        </TextLink>
      </Notice>
    );
  }
  if (banner !== null) {
    return (
      <Notice tone="warn" icon={<Armchair />} isLive>
        {words.banner[banner]}
      </Notice>
    );
  }
  if (travellers) {
    return (
      <Notice icon={<Armchair />} isLive>
        {changeHint(travellers)}
      </Notice>
    );
  }
  if (hint?.kind === 'fewer' && hint.direction === direction) {
    return (
      <Notice tone="warn" icon={<Armchair />}>
        {seats.missing(hint)}
      </Notice>
    );
  }
  return again && <AgainNotice again={again} passengers={passengers} />;
}

/** The traveller whose seat is chosen next. */
function changeHint(travellers: readonly TravellerView[]): string {
  const current = travellers.find((traveller) => traveller.current);
  return current ? words.seatFor(current.name) : words.change;
}

/** What became of the travellers of a repeated trip, until the party is another one. */
function AgainNotice({ again, passengers }: { again: Again; passengers: readonly PassengerRowView[] }) {
  const isAlone = typeof again === 'string';
  if (isAlone !== (passengers.length === 0)) return null;
  if (isAlone) {
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
