import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { failureOf } from '../../../machines/domain/failure.ts';
import type { AnswerStore, Seen } from './answerStores.ts';

type Persister<Data, Key extends QueryKey> = (
  ask: QueryFunction<Data, Key>,
  context: QueryFunctionContext<Key>,
  query: Query,
) => Promise<Data>;

/** True when no answer came, so that an earlier one is better than none. */
function isSilent(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === 'network' || code === 'timeout';
}

/**
 * The persister of a query whose answer is cached for the time without a network (decision 29). Where no answer comes, the query returns the
 * cached one, with its age.
 */
export function persistAnswers<Data, Key extends QueryKey>(open: (key: Key) => Promise<AnswerStore<Data>>): Persister<Data, Key> {
  return async (ask, context, query) => {
    const find = async () => (await open(context.queryKey)).find(query);
    const found = navigator.onLine ? null : await find();
    if (found !== null) return found;
    try {
      const answer = await ask(context);
      // Without its file or its storage the answer is not cached.
      void open(context.queryKey)
        .then(({ put }) => put(answer))
        .catch(() => {});
      return answer;
    } catch (error) {
      const last = isSilent(error) ? await find() : null;
      if (last === null) throw error;
      return last;
    }
  };
}

/** Keeps what anybody may see: the latest answer of each name. The code of the store loads after the first answer, which it must not delay. */
export function persistSeen<Data, Key extends QueryKey>(name: Seen): Persister<Data, Key> {
  return persistAnswers(async (key) => (await import('./answerStores.ts')).seenStore<Data>(name, key));
}
