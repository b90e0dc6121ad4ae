/** The parameter of the address in which the link of a mail has its pass. */
export const PASS_PARAM = 'acceso';

/** The pass in the address of the page, or null. It is stored nowhere, so it ends with the page. */
export function orderPass({ search }: Pick<Location, 'search'> = globalThis.location ?? { search: '' }): string | null {
  return new URLSearchParams(search).get(PASS_PARAM);
}
