import { List, Map, UsersRound } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { seatTools as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useMedia } from '../../ui/useMedia.ts';

type MapView = Extract<SeatsView, { screen: 'map' }>;
type SeatToolsProps = Pick<MapView, 'layout' | 'sought' | 'canSitTogether'> & {
  /** Who changes seats chooses one after the other. */
  hasTogether: boolean;
  send: (event: SeatsEvent) => void;
};

const place = 'flex-1 whitespace-nowrap';

/** Other ways to a seat than looking for it on the map: the best ones for a group, the list, and its number. */
export const SeatTools = memo(function SeatTools({ layout, sought, hasTogether, canSitTogether, send }: SeatToolsProps) {
  // Two buttons fit beside each other on a phone, without their glyphs.
  const hasRoom = useMedia('(min-width: 48rem)');
  return (
    <div className="grid content-start gap-3">
      <div className="flex flex-wrap gap-2">
        {hasTogether && (
          <Button
            icon={hasRoom && <UsersRound />}
            className={place}
            isDisabled={!canSitTogether}
            onPress={() => send({ type: 'together.opened' })}
          >
            {words.together}
          </Button>
        )}
        {layout === 'map' ? (
          <Button icon={hasRoom && <List />} className={place} onPress={() => send({ type: 'list.shown' })}>
            {words.toList}
          </Button>
        ) : (
          <Button icon={hasRoom && <Map />} className={place} onPress={() => send({ type: 'map.shown' })}>
            {words.toMap}
          </Button>
        )}
      </div>
      <SeatSeeker sought={sought} send={send} />
      {hasRoom && layout === 'map' && <p className="text-caption text-ink-muted">{words.howTo}</p>}
    </div>
  );
});

function SeatSeeker({ sought, send }: Pick<SeatToolsProps, 'sought' | 'send'>) {
  const [number, setNumber] = useState('');
  useSoughtSeat(sought);
  const isUnknown = sought !== null && sought.seatId === null && sought.number === number;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'seat.sought', number });
      }}
    >
      <TextField
        label={words.seek}
        isLabelHidden
        lead={<span aria-hidden="true">{words.seek}</span>}
        value={number}
        onChange={setNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        end={
          <Button look="ghost" type="submit">
            {words.seekNow}
          </Button>
        }
        {...(isUnknown && { error: words.unknown(number) })}
      />
    </form>
  );
}

/** Brings the focus to the seat that was looked for: to its button in the list, to itself on the map. The list may still be on its way. */
function useSoughtSeat(sought: MapView['sought']): void {
  const done = useRef(sought);
  useEffect(() => {
    const id = sought?.seatId;
    if (id == null || sought === done.current) return;
    const find = () => {
      const seat = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
      if (!seat) return;
      done.current = sought;
      arrivals.disconnect();
      seat.scrollIntoView({ block: 'center' });
      (seat.querySelector('button') ?? seat).focus({ preventScroll: true });
    };
    const arrivals = new MutationObserver(find);
    arrivals.observe(document.body, { childList: true, subtree: true });
    find();
    return () => arrivals.disconnect();
  }, [sought]);
}
