import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { confirmationView, type confirmationMachine } from '../../../machines/confirmation/index.ts';
import { editView } from '../../../machines/edit/index.ts';
import { ConfirmationScreen } from '../../screens/confirmation/ConfirmationScreen.tsx';

export function ConfirmationStep({ actor }: { actor: ActorRefFrom<typeof confirmationMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  const { edit } = snapshot.children;
  const dialog = useSelector(edit, (state) => state && editView(state)) ?? null;
  return (
    <ConfirmationScreen view={confirmationView(snapshot, { edit: dialog })} send={actor.send} sendEdit={(event) => edit?.send(event)} />
  );
}
