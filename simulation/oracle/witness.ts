import type { Person } from '../people/person.ts';
import type { Witness } from '../world/network.ts';

/** Statuses that no operation may answer with: the service failed, or left its document. */
const failed = (status: number): boolean => status === 500 || status === 502;

/** Looks at every answer to a person: whether the service failed or refuses what a page sends, and whether it names somebody else. */
export function createWitness(people: readonly Person[], found: string[]): Witness {
  const pages = new Set(people.flatMap(({ kind, name }) => (kind === 'traveller' ? [name] : [])));
  const marks = people.flatMap((person) => [person.email, person.phone, person.lastName].map((mark) => ({ mark, person })));
  return (sender, request, answer, body) => {
    const { pathname } = new URL(request.url);
    if (failed(answer.status)) found.push(`${request.method} ${pathname} answers ${answer.status}: ${body.slice(0, 200)}`);
    if (pages.has(sender.name) && answer.status === 400 && body.includes('"invalid-request"'))
      found.push(`the page of ${sender.name} sends a request that no document has: ${request.method} ${pathname}: ${body.slice(0, 200)}`);
    for (const { mark, person } of marks) {
      if (person.name !== sender.name && body.includes(mark)) found.push(`${sender.name} reads ${mark} by ${request.method} ${pathname}`);
    }
  };
}
