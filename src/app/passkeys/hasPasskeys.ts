/** Whether this browser has passkeys: it defines them on secure pages. The library would load for the same answer. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
