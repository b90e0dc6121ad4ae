export { checkout } from './es-MX/checkout.ts';
export { common } from './es-MX/common.ts';
export { failures, failureText } from './es-MX/failures.ts';
export { hold } from './es-MX/hold.ts';
export { search } from './es-MX/search.ts';
export { seats } from './es-MX/seats.ts';
export { shell } from './es-MX/shell.ts';
