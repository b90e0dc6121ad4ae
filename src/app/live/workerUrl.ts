// oxlint-disable-next-line import/default -- Vite writes the module of this address
import url from './mqtt.worker.ts?worker&url';

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. The value is an object that reads as the text. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
    };
  }
}

/** The policy of the page refuses a worker from a text. This name is allowed in `services/start/policy.ts`, and makes this address only. */
const policy = window.trustedTypes?.createPolicy('anden-worker', { createScriptURL: () => url });

/** The address of the worker, as the browser accepts it. */
export const workerUrl: string = policy?.createScriptURL('') ?? url;
