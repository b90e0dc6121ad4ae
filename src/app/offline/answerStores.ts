import { notifyManager, type Query, type QueryKey } from '@tanstack/react-query';
import { tokens } from '../session/tokens.ts';
import { cacheAnswer, cachedAnswer, type Cached } from './cachedAnswers.ts';
import { deleteAnswers } from '../storage/answerCaches.ts';

/** What travellers without a network see again. */
export type Seen = 'origins' | 'destinations' | 'trips' | 'returnTrips' | 'amenities';

/** Where the latest answer to a question is cached. `find` marks the query as old and gives it the age of the answer. */
export type AnswerStore<Data> = { put: (answer: Data) => Promise<void>; find: (query: Query) => Promise<Data | null> };

/** The latest answer of a name, with its question. */
export type Answered<Data> = { question: QueryKey; answer: Data };

function answerStore<Data>(put: AnswerStore<Data>['put'], cached: () => Promise<Cached<Data> | null>): AnswerStore<Data> {
  return {
    put,
    async find(query) {
      const { data, dataUpdatedAt } = query.state;
      // What the page knows is not older than what was cached. The query has this type of data.
      const found = data === undefined ? await cached() : { data: data as Data, at: dataUpdatedAt };
      // The end of the request sets the present time. An invalidated answer is asked again as soon as possible.
      if (found) notifyManager.schedule(() => query.setState({ dataUpdatedAt: found.at, isInvalidated: true }));
      return found?.data ?? null;
    },
  };
}

/** Anybody may see these answers. Only the one to the latest question is cached. */
export function seenStore<Data>(name: Seen, question: QueryKey): AnswerStore<Data> {
  return answerStore(
    (answer) => cacheAnswer('seen', name, { question, answer } satisfies Answered<Data>),
    async () => {
      const cached = await cachedAnswer<Answered<Data>>('seen', name);
      const isSame = cached && JSON.stringify(cached.data.question) === JSON.stringify(question);
      return isSame ? { data: cached.data.answer, at: cached.at } : null;
    },
  );
}

/** Only the signed-in user may see these answers. `part` is what is cached of an answer, null for nothing. */
export function ownStore<Data>(name: string, part: (answer: Data) => Promise<Data | null>): AnswerStore<Data> {
  return answerStore(
    async (answer) => {
      const cached = await part(answer);
      if (cached !== null) await cacheOwnAnswer(name, cached);
    },
    () => ownAnswer<Data>(name),
  );
}

/** The name of an answer of the signed-in user; null without one. */
function ownName(name: string): string | null {
  const user = tokens.read()?.user.sub;
  return user === undefined ? null : `${user} ${name}`;
}

export async function cacheOwnAnswer(name: string, data: unknown, at?: number): Promise<void> {
  const own = ownName(name);
  if (own === null) return;
  await cacheAnswer('own', own, data, at);
  // The session may have ended meanwhile.
  if (ownName(name) !== own) await deleteAnswers(['own']);
}

export async function ownAnswer<Data>(name: string): Promise<Cached<Data> | null> {
  const own = ownName(name);
  return own === null ? null : cachedAnswer<Data>('own', own);
}
