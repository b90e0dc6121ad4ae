import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import type { FloorView, SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { common, seats, seatChoices as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { AsIs } from '../../ui/AsIs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { NumberBadge } from '../../ui/NumberBadge.tsx';
import { Select } from '../../ui/Select.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { linesOf, sorted, type Column, type Order, type SeatLine } from './lines.ts';
import { SeatSample } from './SeatShape.tsx';

type Send = (event: SeatsEvent) => void;
type SeatListProps = { floors: FloorView[]; send: Send };

const COLUMNS: readonly Column[] = ['number', 'floor', 'row', 'position', 'beside', 'state'];

/** Wide enough for all columns. From 1024 to 1200 px the list of passengers takes that space. */
const TABLE = '(min-width: 48rem) and (max-width: 63.99rem), (min-width: 75rem)';

/** The seats as a list, for travellers who cannot or do not want to use the map. It is a table where there is room; both can be sorted. */
export function SeatList({ floors, send }: SeatListProps) {
  const [order, setOrder] = useState<Order>({ by: 'number', isDown: false });
  const isWide = useMedia(TABLE);
  const lines = sorted(linesOf(floors), order);
  const label = words.list(lines.length);
  return isWide ? (
    <table aria-label={label} className="w-full border-collapse text-start text-small">
      <thead>
        <tr className="border-b border-line-strong">
          {COLUMNS.map((column) => (
            <SortHeader key={column} column={column} order={order} onSort={setOrder} />
          ))}
          <th scope="col" className="px-2 text-end font-semibold text-ink-muted">
            {words.columns.price}
          </th>
          <th scope="col">
            <span className="sr-only">{words.choose}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TableLine key={line.id} {...line} send={send} />
        ))}
      </tbody>
    </table>
  ) : (
    <div className="grid gap-2">
      <SortSelect order={order} onSort={setOrder} />
      <ul aria-label={label}>
        {lines.map((line) => (
          <ListLine key={line.id} {...line} send={send} />
        ))}
      </ul>
    </div>
  );
}

type SortProps = { order: Order; onSort: (order: Order) => void };

function SortHeader({ column, order, onSort }: SortProps & { column: Column }) {
  const isSorted = order.by === column;
  const Icon = isSorted ? (order.isDown ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th scope="col" aria-sort={isSorted ? (order.isDown ? 'descending' : 'ascending') : undefined} className="p-0 text-start">
      <button
        type="button"
        className="flex min-h-tap w-full cursor-pointer items-center gap-1 px-2 font-semibold whitespace-nowrap text-ink-muted hover:text-ink"
        onClick={() => onSort({ by: column, isDown: isSorted && !order.isDown })}
      >
        {words.columns[column]}
        <Icon aria-hidden="true" className={isSorted ? 'size-4 text-ink' : 'size-4 text-ink-faint'} />
      </button>
    </th>
  );
}

function SortSelect({ order, onSort }: SortProps) {
  useEffect(() => void Select.preload(), []);
  return (
    <Select
      label={words.sortBy}
      value={order.by}
      onChange={(id) => {
        const by = COLUMNS.find((column) => column === id);
        if (by) onSort({ by, isDown: false });
      }}
      options={COLUMNS.map((column) => ({ id: column, name: words.columns[column] }))}
      placeholder={words.sortBy}
    />
  );
}

type LineProps = SeatLine & { send: Send };

const cell = 'px-2 py-1.5';

const TableLine = memo(function TableLine({ send, ...line }: LineProps) {
  const { id, number, floor, row, position, beside, state, price } = line;
  return (
    <tr data-key={id} tabIndex={-1} className="border-b border-line">
      <th scope="row" className={`${cell} text-start`}>
        <span className="sr-only">{common.seat(number)}</span>
        <b aria-hidden="true" className="figure text-body">
          <AsIs>{number}</AsIs>
        </b>
      </th>
      <td className={cell}>{words.floors[floor]}</td>
      <td className={cell}>{row}</td>
      <td className={cell}>{position === 'window' ? seats.window : seats.aisle}</td>
      <td className={cell}>{words.beside[beside]}</td>
      <td className={cell}>
        <span className="flex items-center gap-2">
          <SeatSample state={state} />
          {stateWords(line)}
        </span>
      </td>
      <td className={`${cell} text-end`}>
        <Figure>{money(price)}</Figure>
      </td>
      <td className={`${cell} text-end`}>
        <Choose line={line} send={send} />
      </td>
    </tr>
  );
});

const ListLine = memo(function ListLine({ send, ...line }: LineProps) {
  const { id, number, floor, row, position, beside, state, price } = line;
  return (
    <li data-key={id} tabIndex={-1} className="flex items-center gap-3 border-line py-3 not-first:border-t">
      <span aria-hidden="true">
        {state === 'mine' ? (
          <NumberBadge>{number}</NumberBadge>
        ) : (
          <b className="figure grid size-10 flex-none place-items-center rounded-control bg-surface-sunken text-body">
            <AsIs>{number}</AsIs>
          </b>
        )}
      </span>
      <p className="min-w-0 flex-1 text-caption">
        <b className="block text-small">
          <span className="sr-only">{common.seat(number)}, </span>
          {position === 'window' ? seats.window : seats.aisle}
          <span className="font-medium text-ink-muted"> · {stateWords(line)}</span>
        </b>
        <span className="block text-ink-muted">
          {common.floors[floor]} · {words.row(row)} · {words.besideSeat[beside]}
        </span>
        <Figure>{money(price)}</Figure>
      </p>
      <Choose line={line} send={send} />
    </li>
  );
});

function stateWords({ state, name }: SeatLine): string {
  return state === 'mine' && name !== null ? name : seats.legendOf[state];
}

/** A taken seat has no button. */
function Choose({ line: { id, number, state, isBusy }, send }: { line: SeatLine; send: Send }) {
  if (state === 'taken') return null;
  if (isBusy)
    return (
      <span className="inline-flex min-h-tap items-center gap-2 text-small font-semibold text-ink-muted">
        <Spinner label={words.busy} />
        {words.busy}
      </span>
    );
  const isMine = state === 'mine';
  return (
    <Button
      look={isMine ? 'soft' : 'outlined'}
      aria-label={isMine ? words.editSeat(number) : words.chooseSeat(number)}
      onPress={() => send({ type: 'seat.chosen', seatId: id })}
    >
      {isMine ? words.edit : words.choose}
    </Button>
  );
}
