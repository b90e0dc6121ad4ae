export { common } from './es-MX/common.ts';
export { failures, failureText } from './es-MX/failures.ts';
