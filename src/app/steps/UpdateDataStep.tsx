import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { updateDataView, type updateDataMachine } from '../../../machines/updateData/index.ts';
import { UpdateDataScreen } from '../../screens/updateData/UpdateDataScreen.tsx';

export type UpdateDataStepProps = { actor: ActorRefFrom<typeof updateDataMachine> };

export function UpdateDataStep({ actor }: UpdateDataStepProps) {
  return <UpdateDataScreen view={useSelector(actor, updateDataView)} send={actor.send} />;
}
