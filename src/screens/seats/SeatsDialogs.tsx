import { Suspense, useEffect } from 'react';
import type { SeatCellView, SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Select } from '../../ui/Select.tsx';
import { useLast } from '../parts/useLast.ts';
import type { KnownPeople } from './KnownPeople.ts';
import { PassengerList } from './PassengerList.tsx';

type MapView = Extract<SeatsView, { screen: 'map' }>;
type SeatView = Extract<SeatCellView, { kind: 'seat' }>;
type Send = (event: SeatsEvent) => void;

const TogetherSheet = lazyPart(async () => (await import('./TogetherSheet.tsx')).TogetherSheet);
const SeatsAlerts = lazyPart(async () => (await import('./SeatsAlerts.tsx')).SeatsAlerts);
const PassengerSheet = lazyPart(async () => {
  const { PassengerSheet: Form } = await import('./PassengerSheet.tsx');
  void Form.preload();
  return Form;
});

type SeatsDialogsProps = { view: MapView; known: KnownPeople | null; preferred: readonly string[]; send: Send };

/** The overlays of the map: the passenger form, the question before leaving, and alerts. */
export function SeatsDialogs({ view, known, preferred, send }: SeatsDialogsProps) {
  const { dialog } = view;
  const passenger = useLast(dialog.kind === 'passenger' ? dialog : null);
  const group = useLast(dialog.kind === 'together' ? dialog.group : null);
  const isAlert = useLast(dialog.kind === 'leave' || dialog.kind === 'alert' ? dialog : null) !== null;

  // The map does not need the form, which is loaded before a seat is chosen.
  useEffect(() => {
    void PassengerSheet.preload().then(Select.preload).then(PassengerList.preload).then(SeatsAlerts.preload);
  }, []);

  return (
    <>
      {passenger && (
        <Suspense>
          <PassengerSheet
            form={passenger.form}
            benefits={passenger.benefits}
            preferred={preferred}
            known={known}
            seat={seatOf(view, passenger.form.seat)}
            isOpen={dialog.kind === 'passenger'}
            send={send}
          />
        </Suspense>
      )}
      {group && (
        <Suspense>
          <TogetherSheet group={group} isOpen={dialog.kind === 'together'} send={send} />
        </Suspense>
      )}
      {isAlert && (
        <Suspense>
          <SeatsAlerts dialog={dialog} hasOthers={view.passengers.length > 0} send={send} />
        </Suspense>
      )}
    </>
  );
}

function seatOf({ floors }: MapView, number: string): SeatView | undefined {
  return floors.flatMap((floor) => floor.rows.flat()).find((cell): cell is SeatView => cell.kind === 'seat' && cell.number === number);
}
