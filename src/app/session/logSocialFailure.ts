import { failureOf } from '../../../machines/domain/failure.ts';
import { logFailure } from '../ground/logFailure.ts';

/** Logs the code of a failed call of a social sign-in, never what the provider returned (ERR-034). */
export async function logged<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DOMException)) logFailure('social sign-in', failureOf(error).code);
    throw error;
  }
}
