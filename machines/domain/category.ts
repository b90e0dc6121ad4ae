/** The passenger types of a favourite passenger: ids of fares, with their names. */
export const CATEGORIES = [
  { id: '1', name: 'ADULTO' },
  { id: '2', name: 'MENOR' },
  { id: '3', name: 'SENECTUD' },
  { id: '4', name: 'ESTUDIANTE' },
  { id: '5', name: 'PROFESOR' },
  { id: '368', name: 'PREFERENTE' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];

export function isCategory(id: string): id is CategoryId {
  return CATEGORIES.some((category) => category.id === id);
}

export function categoryName(id: CategoryId): string {
  return CATEGORIES.find((category) => category.id === id)?.name ?? '';
}
