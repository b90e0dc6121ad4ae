import { DoorOpen, ShipWheel, Toilet } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { FixtureKind } from '../../../machines/domain/seat.ts';
import type { FloorView, SeatsEvent } from '../../../machines/seats/seats.types.ts';
import { common, seats as words } from '../../messages/es-MX.ts';
import { GridMap, type GridCell } from '../../ui/GridMap.tsx';
import { StairsIcon } from '../../ui/icons.tsx';
import { useSame } from '../parts/useSame.ts';
import { BusDrawing } from './BusDrawing.tsx';
import { planOf, type FixtureCell, type PlanCell } from './plan.ts';
import { drawSeat, seatLook } from './SeatShape.tsx';

type SeatGridProps = { floor: FloorView; send: (event: SeatsEvent) => void };

/** One floor of the bus with arrow-key navigation. It renders again when one of its seats changes. */
export const SeatGrid = memo(function SeatGrid({ floor, send }: SeatGridProps) {
  const plan = useSame(planOf(floor));
  return (
    <BusDrawing hasDriver={plan.hasDriver} hasFrontDoor={plan.hasFrontDoor} columns={plan.columns}>
      <GridMap
        label={words.grid(common.floors[floor.floor], floor.seats)}
        rows={plan.rows}
        describe={describe}
        draw={draw}
        onChoose={(cell) => {
          if (cell.kind === 'seat') send({ type: 'seat.chosen', seatId: cell.key });
        }}
        className="grid gap-[8px] select-none"
        rowClassName="grid min-h-seat grid-cols-(--columns) items-center gap-[6px]"
      />
    </BusDrawing>
  );
});

function describe(cell: PlanCell): GridCell {
  if (cell.kind !== 'seat') return { key: cell.key, name: words.fixture[cell.kind] || undefined, isFocusable: false, span: cell.span };
  return {
    key: cell.key,
    name: cell.name,
    isFocusable: true,
    isDisabled: cell.state === 'taken',
    isSelected: cell.state === 'mine',
    text: cell.number,
    look: seatLook(cell),
  };
}

function draw(cell: PlanCell): ReactNode {
  return cell.kind === 'seat' ? drawSeat(cell) : <Fixture cell={cell} />;
}

const icons: Record<Exclude<FixtureKind, 'aisle' | 'none'>, ReactNode> = {
  stairs: <StairsIcon />,
  toilet: <Toilet />,
  door: <DoorOpen />,
  driver: <ShipWheel />,
};

function Fixture({ cell: { kind, span } }: { cell: FixtureCell }) {
  if (kind === 'aisle' || kind === 'none') return null;
  return (
    <span
      aria-hidden="true"
      className={`flex min-h-seat items-center justify-center rounded-[0.625rem] border-[1.5px] border-dashed [&>svg]:size-4.5 border-line-strong bg-surface-sunken text-micro font-semibold text-ink-muted ${span > 1 ? 'gap-1.5 max-[19rem]:flex-col max-[19rem]:gap-0' : 'flex-col'}`}
    >
      {icons[kind]}
      {words.fixture[kind]}
    </span>
  );
}
