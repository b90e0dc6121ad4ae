import { databaseUnavailable } from './db.ts';

/** Sends one request under a name, for example a change of a run. */
export type BatchedAsk<Request, Answer> = (name: string, request: Request) => Promise<Answer>;

interface Waiting<Request, Answer> {
  readonly request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Sends the requests of one name in batches, one after another. Requests that arrive during a batch go together in the next one. They would
 * wait for the same row anyway; here they wait without a connection and a transaction each. `work` answers in the order of the requests,
 * all or none. When it fails, each request is tried alone, so that a bad one does not affect the others.
 */
export function batchByKey<Request, Answer>(
  work: (name: string, requests: readonly Request[]) => Promise<readonly Answer[]>,
  most: number,
): BatchedAsk<Request, Answer> {
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
