import { databaseUnavailable } from '../../shared/db.ts';

/** Asks for one thing under a name, e.g. a change of a run. */
export type AskTogether<Request, Answer> = (name: string, request: Request) => Promise<Answer>;

interface Waiting<Request, Answer> {
  readonly request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Sends requests of one name one batch after another: what is asked while a batch is under way goes together with the next one. Whoever
 * would wait for the same row anyway waits here, without a connection and a transaction each. `work` answers in the order of the requests,
 * all or none; when it fails, each of them is tried alone, so that a bad one harms no other.
 */
export function together<Request, Answer>(
  work: (name: string, requests: readonly Request[]) => Promise<readonly Answer[]>,
  most: number,
): AskTogether<Request, Answer> {
  const queues = new Map<string, Waiting<Request, Answer>[]>();

  const send = async (name: string, batch: readonly Waiting<Request, Answer>[]): Promise<void> => {
    try {
      const answers = await work(
        name,
        batch.map(({ request }) => request),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error(`request ${index} of ${batch.length} got no answer`));
        else resolve(answer);
      }
    } catch (error) {
      if (batch.length === 1 || databaseUnavailable(error)) for (const { reject } of batch) reject(error);
      else await Promise.all(batch.map((waiting) => send(name, [waiting])));
    }
  };

  const drain = async (name: string, queue: Waiting<Request, Answer>[]): Promise<void> => {
    while (queue.length > 0) await send(name, queue.splice(0, most));
    queues.delete(name);
  };

  return (name, request) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name);
      if (queue !== undefined) {
        queue.push({ request, resolve, reject });
        return;
      }
      const begun = [{ request, resolve, reject }];
      queues.set(name, begun);
      void drain(name, begun);
    });
}
