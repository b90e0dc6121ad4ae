import { tokens } from '../session/tokens.ts';
import { useAccountData } from './useAccountData.ts';

const NONE: readonly string[] = [];

/** The services that the signed-in account prefers, guests included; none until they are known (API-051). */
export function usePreferredServices(): readonly string[] {
  return useAccountData<readonly string[]>(tokens.read()?.user.sub ?? null, 'preferences') ?? NONE;
}
