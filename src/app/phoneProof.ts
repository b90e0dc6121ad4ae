import type { Session } from './tokens.ts';

type Proof = { phone: string; pin: string; session: Session | null };

/** Sendings by phone, for a code that was sent before and whose id only the refusal told. */
const sendings = new Map<string, string>();
let proof: Proof | null = null;

export function rememberSending(phone: string, pin: string): void {
  sendings.set(phone, pin);
}

/** The sending that a code belongs to: the one that is named, or the last one of the phone. */
export function sendingOf(phone: string, pin: string): string {
  return pin || (sendings.get(phone) ?? '');
}

/** A phone was proved; signing in to an account also opened its session. */
export function keepProof(proved: Proof): void {
  proof = proved;
}

export function proofOf(phone: string): Proof | null {
  return proof?.phone === phone ? proof : null;
}

export function forgetProof(): void {
  proof = null;
  sendings.clear();
}
