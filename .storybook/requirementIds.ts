import type { Indexer } from 'storybook/internal/types';

const ID = /\[([A-Z][A-Z0-9]*-\d{3})\]/g;

/** The title of a story without the ids of the requirements that it proves. */
export const withoutIds = (name: string): string => name.replaceAll(ID, '').trim();

/** Lists stories with the ids of their requirements as tags. The side bar then has short titles and finds a requirement by its tag. */
export function idsAsTags(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) => {
        const { name = '', tags = [] } = entry;
        const ids = [...name.matchAll(ID)].flatMap(([, id]) => id ?? []);
        return ids.length === 0 ? entry : { ...entry, name: withoutIds(name), tags: [...tags, ...ids] };
      }),
  };
}
