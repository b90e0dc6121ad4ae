import { failureOf } from './failure.ts';

/** A code has six digits (CONST-031). */
const CODE_LENGTH = 6;

/** A typed code, and the codes that its sending has refused. */
export type TypedCode = { code: string; refused: readonly string[] };

/** Keeps at most six digits, so that pasting "123 456" fills all boxes (AUTH-051, AUTH-054). */
export function codeInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}

/** Six digits check themselves, unless they were refused before (decision 36). */
export function checksItself({ refused }: Pick<TypedCode, 'refused'>, text: string): boolean {
  const code = codeInput(text);
  return isWholeCode(code) && !refused.includes(code);
}

/** The refused codes after a failed check. */
export function refusedAfter({ code, refused }: TypedCode, error: unknown): readonly string[] {
  return failureOf(error).code === 'code-wrong' ? [...refused, code] : refused;
}
