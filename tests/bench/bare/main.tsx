import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { components } from '../../../openapi/types/trip.ts';

type Wire = components['schemas'];

const query = new URLSearchParams(location.search);
const headers = { 'content-type': 'application/json' };
const run: Wire['RunLegs'] = {
  routeId: query.get('routeId') ?? '',
  scheduleId: query.get('scheduleId') ?? '',
  manifestDate: query.get('manifestDate') ?? '',
  legFrom: Number(query.get('legFromIndex')),
  legTo: Number(query.get('legToIndex')),
};

async function getMap(): Promise<Wire['SeatMapAnswer']> {
  return (await fetch(`/trip-api/seat/map${location.search}`)).json();
}

async function getHolder(): Promise<{ holder: string }> {
  return (await fetch('/trip-api/trip/holders', { method: 'POST' })).json();
}

const issued = getHolder();

async function change(verb: 'select' | 'unselect', seatId: string): Promise<boolean> {
  const own = { ...(await issued), 'idempotency-key': crypto.randomUUID() };
  const body = JSON.stringify({ run, seatIds: [seatId] });
  return (await fetch(`/trip-api/seat/${verb}`, { method: 'POST', headers: { ...headers, ...own }, body })).ok;
}

const rowsOf = ({ columns, rows, cells }: Wire['SeatSection']) =>
  Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));

/** A minimal page that draws the seats of a bus as buttons. */
function Seats() {
  const [sections, setSections] = useState<Wire['SeatSection'][]>([]);
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => void getMap().then(({ data }) => setSections(data.map.seatmap.sections)), []);

  const toggle = async (seatId: string) => {
    const flip = () => setMine((before) => new Set(before.has(seatId) ? [...before].filter((id) => id !== seatId) : [...before, seatId]));
    flip();
    if (!(await change(mine.has(seatId) ? 'unselect' : 'select', seatId))) flip();
  };

  return sections.flatMap((section) =>
    rowsOf(section).map(([first, ...others]) => (
      <div key={`${section.id} ${first?.row}`}>
        {[first, ...others].map(
          (cell) =>
            cell?.kind === 'seat' && (
              <button
                key={cell.id}
                type="button"
                data-seat={cell.id}
                disabled={cell.state === 'taken'}
                aria-pressed={mine.has(cell.id)}
                onClick={() => void toggle(cell.id)}
              >
                {cell.label}
              </button>
            ),
        )}
      </div>
    )),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Seats />
  </StrictMode>,
);
