export { searchMachine } from './search.machine.ts';
export { askedFor, daysAround, oneWay, SALE_DAYS } from './search.rules.ts';
export { askedOf, searchView, showsForm } from './search.view.ts';
export type * from './search.types.ts';
