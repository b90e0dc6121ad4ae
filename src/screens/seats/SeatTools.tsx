import { List, Map, Search, UsersRound } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { seatTools as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Tools } from '../../ui/Tools.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { findSeat } from './findSeat.ts';

type MapView = Extract<SeatsView, { screen: 'map' }>;
type SeatToolsProps = Pick<MapView, 'layout' | 'sought' | 'canSitTogether'> & {
  /** False in an edit, where the travellers choose one after the other. */
  hasTogether: boolean;
  send: (event: SeatsEvent) => void;
};

/** Other ways to choose a seat: the best seats for a group, the list, and a seat number. */
export const SeatTools = memo(function SeatTools({ layout, sought, hasTogether, canSitTogether, send }: SeatToolsProps) {
  // Three buttons fit side by side on a small phone without icons.
  const hasRoom = useMedia('(min-width: 24rem)');
  const [isSeeking, setSeeking] = useState(false);
  return (
    <div className="grid content-start gap-3">
      <Tools label={words.tools}>
        {hasTogether && (
          <Button
            look="tool"
            icon={hasRoom && <UsersRound />}
            isDisabled={!canSitTogether}
            onPress={() => send({ type: 'together.opened' })}
          >
            {words.together}
          </Button>
        )}
        {layout === 'map' ? (
          <Button look="tool" icon={hasRoom && <List />} onPress={() => send({ type: 'list.shown' })}>
            {words.toList}
          </Button>
        ) : (
          <Button look="tool" icon={hasRoom && <Map />} onPress={() => send({ type: 'map.shown' })}>
            {words.toMap}
          </Button>
        )}
        <Button look="tool" icon={hasRoom && <Search />} aria-expanded={isSeeking} onPress={() => setSeeking(!isSeeking)}>
          {words.seek}
        </Button>
      </Tools>
      {isSeeking && <SeatSeeker sought={sought} send={send} />}
      {layout === 'map' && <p className="hidden text-caption text-ink-muted md:block">{words.howTo}</p>}
    </div>
  );
});

function SeatSeeker({ sought, send }: Pick<SeatToolsProps, 'sought' | 'send'>) {
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState('');
  useSoughtSeat(sought);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isUnknown = sought !== null && sought.seatId === null && sought.number === number;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'seat.sought', number });
      }}
    >
      <TextField
        label={words.seekNumber}
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

/** Focuses the searched seat. The list may still be loading. */
function useSoughtSeat(sought: MapView['sought']): void {
  const done = useRef(sought);
  useEffect(() => {
    const id = sought?.seatId;
    if (id == null || sought === done.current) return;
    const find = () => {
      const seat = findSeat(id);
      if (!seat) return;
      done.current = sought;
      arrivals.disconnect();
      seat.scrollIntoView({ block: 'center' });
      seat.focus({ preventScroll: true });
    };
    const arrivals = new MutationObserver(find);
    arrivals.observe(document.body, { childList: true, subtree: true });
    find();
    return () => arrivals.disconnect();
  }, [sought]);
}
