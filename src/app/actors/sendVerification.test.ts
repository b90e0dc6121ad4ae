import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { identity } from '../http/http.ts';
import { codeFiles } from '../late/phoneCode.ts';
import { sendVerification } from './sendVerification.ts';
import { signInPhone } from './signInPhone.ts';

vi.mock('../queries/publicIp.ts', () => ({ publicIp: async () => null }));

afterEach(() => vi.restoreAllMocks());

test.each<[string, AnyActorLogic]>([
  ['sendVerification', sendVerification],
  ['signInPhone', signInPhone],
])('[CONST-044] %s sends no code when the files of its form do not come', async (_, logic) => {
  const post = vi.spyOn(identity, 'POST');
  vi.spyOn(codeFiles, 'open').mockRejectedValue(new Error('a file of the shop did not come'));
  const actor = createActor(logic, { input: { email: 'ana@example.com', phone: '8112345678' } });
  const ended = toPromise(actor);
  actor.start();
  await expect(ended).rejects.toThrow('did not come');
  expect(post).not.toHaveBeenCalled();
});
