const listOf = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** `4, 5 y 6`. */
export const listText = (items: readonly (string | number)[]): string => listOf.format(items.map(String));
