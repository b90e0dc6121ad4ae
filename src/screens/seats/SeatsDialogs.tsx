import { Suspense, useEffect } from 'react';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useLast } from '../parts/useLast.ts';

type MapView = Extract<SeatsView, { screen: 'map' }>;
type Send = (event: SeatsEvent) => void;

const BenefitsSheet = lazyPart(async () => (await import('./BenefitsSheet.tsx')).BenefitsSheet);
const TogetherSheet = lazyPart(async () => (await import('./TogetherSheet.tsx')).TogetherSheet);
const SeatsAlerts = lazyPart(async () => (await import('./SeatsAlerts.tsx')).SeatsAlerts);
const PassengerSheet = lazyPart(async () => (await import('./PassengerSheet.tsx')).PassengerSheet);

/** What rises over the map: the form of a passenger, the question before leaving, and alerts. */
export function SeatsDialogs({ view, send }: { view: MapView; send: Send }) {
  const { dialog } = view;
  const form = useLast(dialog.kind === 'passenger' ? dialog.form : null);
  const group = useLast(dialog.kind === 'together' ? dialog.group : null);
  const benefits = useLast(dialog.kind === 'benefits' ? dialog : null);
  const isAlert = useLast(dialog.kind === 'leave' || dialog.kind === 'alert' || dialog.kind === 'benefits' ? dialog : null) !== null;

  // The form is not needed to draw the map, and is there by the time a seat is chosen.
  useEffect(() => {
    void PassengerSheet.preload().then(BenefitsSheet.preload).then(SeatsAlerts.preload);
  }, []);

  return (
    <>
      {form && (
        <Suspense>
          <PassengerSheet form={form} position={positionOf(view, form.seat)} isOpen={dialog.kind === 'passenger'} send={send} />
        </Suspense>
      )}
      {group && (
        <Suspense>
          <TogetherSheet group={group} isOpen={dialog.kind === 'together'} send={send} />
        </Suspense>
      )}
      {benefits && (
        <Suspense>
          <BenefitsSheet services={benefits.services} isOpen={dialog.kind === 'benefits' && !dialog.insisting} send={send} />
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

function positionOf({ floors }: MapView, number: string) {
  const cell = floors.flatMap((floor) => floor.rows.flat()).find((other) => other.kind === 'seat' && other.number === number);
  return cell?.kind === 'seat' ? cell.position : undefined;
}
