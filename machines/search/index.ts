export { searchMachine } from './search.machine.ts';
export { askedFor, oneWay, ROUND_TRIPS } from './search.rules.ts';
export { askedOf, searchView } from './search.view.ts';
export type * from './search.types.ts';
