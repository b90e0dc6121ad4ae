import { fromPromise, waitFor } from 'xstate';
import type { BookingActor } from '../bookingActor.ts';

/** Opens the sign-in over the step and waits until somebody is signed in, or it was closed. */
export function identifyIn(booking: () => BookingActor) {
  return fromPromise<{ email: string }, undefined>(async ({ signal }) => {
    const actor = booking();
    actor.send({ type: 'signIn.requested' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.user !== null || snapshot.matches({ overlay: 'none' }), {
      signal,
    });
    if (!context.user) throw { code: 'unauthorized', retryable: false };
    return { email: context.user.email };
  });
}
