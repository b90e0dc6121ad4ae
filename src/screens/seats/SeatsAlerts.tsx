import { Armchair, Baby, DoorOpen, PawPrint, TriangleAlert, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SeatsAlert, SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { common, seatAlerts as words } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useLast } from '../parts/useLast.ts';

type MapView = Extract<SeatsView, { screen: 'map' }>;
type Send = (event: SeatsEvent) => void;
type SeatsAlertsProps = { dialog: MapView['dialog']; /** Some passengers keep their seats. */ hasOthers: boolean; send: Send };

/** The alerts over the map. */
export function SeatsAlerts({ dialog, hasOthers, send }: SeatsAlertsProps) {
  const leaving = useLast(dialog.kind === 'leave' ? dialog.seats : null);
  const alert = useLast(dialog.kind === 'alert' ? dialog.alert : null);
  return (
    <>
      {leaving && <LeaveAlert seats={leaving} isOpen={dialog.kind === 'leave'} send={send} />}
      {alert && <MapAlert alert={alert} hasOthers={hasOthers} isOpen={dialog.kind === 'alert'} send={send} />}
    </>
  );
}

function LeaveAlert({ seats, isOpen, send }: { seats: string[]; isOpen: boolean; send: Send }) {
  const { title, text, confirm, stay } = words.leave;
  return (
    <Alert
      isOpen={isOpen}
      isDanger
      tone="warn"
      icon={<DoorOpen />}
      title={title}
      primary={{ label: confirm(seats), onPress: () => send({ type: 'leave.confirmed' }) }}
      close={{ label: stay, onPress: () => send({ type: 'leave.cancelled' }) }}
    >
      <p>{text(seats)}</p>
    </Alert>
  );
}

const faces: Record<SeatsAlert['kind'], { tone: 'neutral' | 'warn' | 'danger'; icon: ReactNode }> = {
  limit: { tone: 'neutral', icon: <UsersRound /> },
  missing: { tone: 'neutral', icon: <UsersRound /> },
  noTraveller: { tone: 'neutral', icon: <UsersRound /> },
  seatTaken: { tone: 'warn', icon: <Armchair /> },
  seatsLost: { tone: 'warn', icon: <Armchair /> },
  petAlone: { tone: 'warn', icon: <PawPrint /> },
  petRule: { tone: 'warn', icon: <PawPrint /> },
  petRefused: { tone: 'warn', icon: <PawPrint /> },
  offerGone: { tone: 'warn', icon: <Armchair /> },
  claimRefused: { tone: 'warn', icon: <Armchair /> },
  minorAlone: { tone: 'warn', icon: <Baby /> },
  blockFailed: { tone: 'danger', icon: <TriangleAlert /> },
  operationFailed: { tone: 'danger', icon: <TriangleAlert /> },
};

type MapAlertProps = { alert: SeatsAlert; hasOthers: boolean; isOpen: boolean; send: Send };

function MapAlert({ alert, hasOthers, isOpen, send }: MapAlertProps) {
  const { title, text, more } = words.alert(alert, hasOthers);
  const close = () => send({ type: 'alert.closed' });
  const offered = alert.kind === 'seatsLost' ? alert.offered : [];
  return (
    <Alert
      isOpen={isOpen}
      {...faces[alert.kind]}
      title={title}
      {...(offered.length > 0
        ? {
            primary: { label: words.takeOffer(offered), onPress: () => send({ type: 'offer.taken' }) },
            close: { label: words.keepLooking, onPress: close },
          }
        : { close: { label: common.accept, onPress: close } })}
    >
      <p>{text}</p>
      {more !== undefined && <p>{more}</p>}
    </Alert>
  );
}
