import { useEffect, useRef, useState } from 'react';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { seatTools as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { targetOf } from '../../ui/targetOf.ts';

type Sought = Extract<SeatsView, { screen: 'map' }>['sought'];
export type SeatSeekerProps = { sought: Sought; send: (event: SeatsEvent) => void };

/** Finds a seat by its number. */
export function SeatSeeker({ sought, send }: SeatSeekerProps) {
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
        refusal={isUnknown ? words.unknown(number) : undefined}
      />
    </form>
  );
}

/** Focuses the searched seat. The list may still be loading. */
function useSoughtSeat(sought: Sought): void {
  const done = useRef(sought);
  useEffect(() => {
    const id = sought?.seatId;
    if (id == null || sought === done.current) return;
    const find = () => {
      const seat = targetOf(id);
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
