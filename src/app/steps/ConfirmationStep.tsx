import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { confirmationView, type confirmationMachine } from '../../../machines/confirmation/index.ts';
import { ConfirmationScreen } from '../../screens/confirmation/ConfirmationScreen.tsx';

export function ConfirmationStep({ actor }: { actor: ActorRefFrom<typeof confirmationMachine> }) {
  return <ConfirmationScreen view={useSelector(actor, confirmationView)} send={actor.send} />;
}
