import { useSelector } from '@xstate/react';
import { _name_Machine, _name_View } from '../../../machines/_name_/index.ts';
import { _Name_Screen } from '../../screens/_name_/_Name_Screen.tsx';
import { get_Name_ } from '../actors/get_Name_.ts';
import { flowStep } from './manifest.ts';

/** The page `/_path_`. */
export const _name_Step = flowStep<'_name_', typeof _name_Machine>({
  chart: _name_Machine.provide({ actors: { get_Name_ } }),
  begin: () => undefined,
  Screen: ({ actor }) => <_Name_Screen view={useSelector(actor, _name_View)} send={actor.send} />,
});
