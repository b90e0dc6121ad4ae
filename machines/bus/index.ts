export { busMachine } from './bus.machine.ts';
export { factsOf, unknownBus } from './bus.rules.ts';
export { busView } from './bus.view.ts';
export type * from './bus.types.ts';
