import { notifyManager, type Query, type QueryKey } from '@tanstack/react-query';
import { tokens } from '../session/tokens.ts';
import { keepAnswer, keptAnswer, type Kept } from './keptAnswers.ts';
import { emptyShelves } from '../storage/shelves.ts';

/** What travellers without a network see again. */
export type Seen = 'origins' | 'destinations' | 'trips' | 'returnTrips' | 'amenities';

/** Where the latest answer to a question is kept. `find` marks the query as old and gives it the age of the answer. */
export type Drawer<Data> = { put: (answer: Data) => Promise<void>; find: (query: Query) => Promise<Data | null> };

/** The latest answer of a name, with its question. */
export type Answered<Data> = { question: QueryKey; answer: Data };

function drawer<Data>(put: Drawer<Data>['put'], kept: () => Promise<Kept<Data> | null>): Drawer<Data> {
  return {
    put,
    async find(query) {
      const { data, dataUpdatedAt } = query.state;
      // What the page knows is not older than what was kept. The query has this type of data.
      const found = data === undefined ? await kept() : { data: data as Data, at: dataUpdatedAt };
      // The end of the request sets the present time. An invalidated answer is asked again as soon as possible.
      if (found) notifyManager.schedule(() => query.setState({ dataUpdatedAt: found.at, isInvalidated: true }));
      return found?.data ?? null;
    },
  };
}

/** Anybody may see these answers. Only the one to the latest question is kept. */
export function seenDrawer<Data>(name: Seen, question: QueryKey): Drawer<Data> {
  return drawer(
    (answer) => keepAnswer('seen', name, { question, answer } satisfies Answered<Data>),
    async () => {
      const kept = await keptAnswer<Answered<Data>>('seen', name);
      const isSame = kept && JSON.stringify(kept.data.question) === JSON.stringify(question);
      return isSame ? { data: kept.data.answer, at: kept.at } : null;
    },
  );
}

/** Only the signed-in user may see these answers. `part` is what is kept of an answer, null for nothing. */
export function ownDrawer<Data>(name: string, part: (answer: Data) => Promise<Data | null>): Drawer<Data> {
  return drawer(
    async (answer) => {
      const kept = await part(answer);
      if (kept !== null) await keepOwnAnswer(name, kept);
    },
    () => ownAnswer<Data>(name),
  );
}

/** The name of an answer of the signed-in user; null without one. */
function ownName(name: string): string | null {
  const user = tokens.read()?.user.sub;
  return user === undefined ? null : `${user} ${name}`;
}

export async function keepOwnAnswer(name: string, data: unknown, at?: number): Promise<void> {
  const own = ownName(name);
  if (own === null) return;
  await keepAnswer('own', own, data, at);
  // The session may have ended meanwhile.
  if (ownName(name) !== own) await emptyShelves(['own']);
}

export async function ownAnswer<Data>(name: string): Promise<Kept<Data> | null> {
  const own = ownName(name);
  return own === null ? null : keptAnswer<Data>('own', own);
}
