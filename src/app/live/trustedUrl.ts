declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. The value is an object that reads as the text. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(text: string): string | null }): { createScriptURL(text: string): string };
    };
  }
}

/**
 * The address of a worker, as the browser accepts it: the policy of the page refuses a worker from a text. The names are allowed in
 * `services/start/policy.ts`, and each makes one address only. Call it once for each name.
 */
export function trustedUrl(name: 'anden-worker' | 'anden-service-worker', url: string): string {
  return window.trustedTypes?.createPolicy(name, { createScriptURL: () => url }).createScriptURL('') ?? url;
}
