// oxlint-disable-next-line import/default -- Vite writes the module of this address
import url from './mqtt.worker.ts?worker&url';
import { trustedUrl } from './trustedUrl.ts';

/** The address of the worker, as the browser accepts it. */
export const workerUrl: string = trustedUrl('anden-worker', url);
