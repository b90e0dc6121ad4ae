import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { seatsView, type seatsMachine } from '../../../machines/seats/index.ts';
import { SeatsScreen } from '../../screens/seats/SeatsScreen.tsx';
import { useKept } from '../../screens/parts/useSame.ts';

export function SeatsStep({ actor }: { actor: ActorRefFrom<typeof seatsMachine> }) {
  return <SeatsScreen view={useSelector(actor, useKept(seatsView))} send={actor.send} />;
}
