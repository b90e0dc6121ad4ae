import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { passwordRecoveryView, type passwordRecoveryMachine } from '../../../machines/passwordRecovery/index.ts';
import { RecoveryTab } from '../../screens/signIn/RecoveryTab.tsx';

export type RecoveryTabStepProps = { actor: ActorRefFrom<typeof passwordRecoveryMachine> };

export function RecoveryTabStep({ actor }: RecoveryTabStepProps) {
  return <RecoveryTab view={useSelector(actor, passwordRecoveryView)} send={actor.send} />;
}
