import { createHash } from 'node:crypto';
import { socialPeople, socialRefusals } from '../values.ts';

/** A signed-in person of a provider. */
export interface Person {
  readonly subject: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string | null;
  readonly verified: boolean;
}

/** The answer to the page of a provider. */
export type Choice = { readonly kind: 'person'; readonly person: Person } | { readonly kind: 'refusal'; readonly error: string };

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The meaning of the posted form; undefined for a form that is not filled. A person is another one in each session of the switchboard. */
export function choiceOf(form: URLSearchParams, session: string | undefined): Choice | undefined {
  const id = form.get('persona') ?? '';
  const refusal = socialRefusals.find((known) => known.id === id);
  if (refusal) return { kind: 'refusal', error: refusal.id };
  const subjectOf = (name: string): string =>
    createHash('sha256')
      .update(`${name} ${session ?? ''}`)
      .digest('hex')
      .slice(0, 24);
  const known = socialPeople.find((person) => person.id === id);
  if (known) return { kind: 'person', person: { ...known, subject: subjectOf(known.id) } };
  const email = (form.get('correo') ?? '').trim().toLowerCase();
  if (id !== 'otra' || email.length > 254 || !emailPattern.test(email)) return undefined;
  return { kind: 'person', person: { subject: subjectOf(email), nombre: 'Otra', apellidos: 'Persona', email, verified: true } };
}
