import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { promotionMachine, promotionView } from '../../../machines/promotion/index.ts';
import { PromotionScreen } from '../../screens/promotion/PromotionScreen.tsx';
import { getTripPromo } from '../actors/getTripPromo.ts';

/** The promotion with its ports. */
export const chart = promotionMachine.provide({ actors: { getTripPromo } });

export function Screen({ actor }: { actor: ActorRefFrom<typeof promotionMachine> }) {
  return <PromotionScreen view={useSelector(actor, promotionView)} send={actor.send} />;
}
