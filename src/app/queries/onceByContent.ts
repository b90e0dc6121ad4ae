import { answerLost, failureOf } from '../../../machines/domain/failure.ts';
import type { AskOptions } from '../http/http.ts';
import { uuid } from '../ground/randomIds.ts';

/** The keys of changes whose answer was lost, by their content. Memory only. */
const unanswered = new Map<string, string>();

/** Sends a change. After a lost answer the same content has the same key, so that it happens once. */
export async function onceByContent<T>(content: readonly unknown[], send: (options: AskOptions) => Promise<T>): Promise<T> {
  const name = JSON.stringify(content);
  const key = unanswered.get(name) ?? uuid();
  unanswered.delete(name);
  try {
    return await send({ key, retries: 1 });
  } catch (error) {
    if (answerLost(failureOf(error))) unanswered.set(name, key);
    throw error;
  }
}
