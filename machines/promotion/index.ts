export { promotionMachine } from './promotion.machine.ts';
export { promotionView } from './promotion.view.ts';
export type * from './promotion.types.ts';
