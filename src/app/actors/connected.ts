import { fromPromise } from 'xstate';
import { connection } from '../http/connection.ts';

export const connected = fromPromise<void, undefined>(({ signal }) => connection(signal));
