/** The number of a seat of mine, drawn as the seat itself. */
export function SeatBadge({ number }: { number: string }) {
  return (
    <span className="figure inline-grid size-11 flex-none place-items-center rounded-[0.6875rem_0.6875rem_0.8125rem_0.8125rem] border-2 border-b-[7px] border-mine-edge bg-mine text-[1.0625rem] leading-none text-on-mine print:border-black print:bg-white">
      {number}
    </span>
  );
}
