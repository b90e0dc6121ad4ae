import type { Ticks } from '../../../machines/clock.ports.ts';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate';
import { bookingMachine } from '../../../machines/booking/index.ts';
import { lateChart } from '../../../machines/lateChart.ts';
import { phoneCodeMachine, type PhoneProof } from '../../../machines/phoneCode/index.ts';
import { oneWay } from '../../../machines/search/index.ts';
import { signInMachine } from '../../../machines/signIn/index.ts';
import type { Sending } from '../../../machines/signIn/signIn.ports.ts';
import { SealedSession } from './SealedSession.ts';
import type { Session } from './tokens.ts';

const user = { sub: 'u1', email: 'ana@example.com', fullName: 'Ana Peña', firstName: 'Ana', role: 'guest' } as const;
const session: Session = { access: 'secret-access', refresh: 'secret-refresh', expiresAt: '2026-11-21T05:35:00Z', user };
const NOW = '2026-11-21T05:20:00Z';

test('a session opened by a code reaches the next port, and no persisted snapshot', async () => {
  const quiet = fromCallback<EventObject, undefined>(() => {});
  const given: (PhoneProof | null)[] = [];
  const phoneCode = phoneCodeMachine.provide({
    actors: {
      ticker: fromCallback<EventObject, Ticks>(() => {}),
      verifyPhone: fromPromise(async ({ input }) => ({ pin: input.pin, session: new SealedSession(session) })),
    },
  });
  const signIn = signInMachine.provide({
    actors: {
      phoneCode: lateChart(() => phoneCode),
      sendVerification: fromPromise<Sending, { email: string; phone: string }>(async () => ({
        pin: 'tid-1',
        returned: false,
        resendAt: NOW,
      })),
      signUpGuest: fromPromise(({ input }) => {
        given.push(input.proof);
        return new Promise(() => {});
      }),
    },
  });
  const booking = createActor(bookingMachine.provide({ actors: { network: quiet, signIn } }), {
    input: {
      location: { name: 'home', asked: oneWay(null, null, null) },
      timeZone: 'America/Monterrey',

      benefits: 'unasked',
      layout: 'map',
      hadSession: false,
      awaited: null,
      known: null,
    },
  }).start();
  const stored: string[] = [];
  booking.system.inspect(() => void stored.push(JSON.stringify(booking.getPersistedSnapshot())));
  booking.send({ type: 'signIn.requested', first: 'guest' });
  const sheet = () => booking.getSnapshot().children.signIn;
  sheet()?.send({ type: 'guest.chosen' });
  for (const [field, text] of [
    ['email', user.email],
    ['emailConfirm', user.email],
    ['phone', '8123456789'],
  ] as const)
    sheet()?.send({ type: 'field.typed', field, text });
  sheet()?.send({ type: 'guest.submitted' });
  const asked = await waitFor(
    sheet() ?? booking,
    (snapshot) => 'phoneCode' in snapshot.children && snapshot.children.phoneCode !== undefined,
  );
  const code = asked.children.phoneCode;
  code?.send({ type: 'code.typed', text: '123456' });
  await expect.poll(() => given).toMatchObject([{ pin: 'tid-1' }]);
  const [proof] = given;
  expect(proof?.session instanceof SealedSession && proof.session.open()).toEqual(session);
  stored.push(JSON.stringify(booking.getPersistedSnapshot()));
  expect(stored.at(-1)).toContain('tid-1');
  expect(stored.filter((text) => text.includes('secret-'))).toEqual([]);
  booking.stop();
});
