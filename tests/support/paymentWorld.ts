import { afterAll } from 'vitest';
import { demoUser } from '../../services/sandbox/values.ts';
import { publicKey } from '../../services/shared/auth.ts';
import { startWorld, type World, type WorldOptions } from '../faults/support/world.ts';

/** The payment service for one test file, which waits 0.4 s at most for the bank. It ends with the file. */
export async function paymentWorld(options: WorldOptions = {}): Promise<World> {
  process.env['BANK_PATIENCE_MS'] = '400';
  const world = await startWorld(options);
  afterAll(() => world.close());
  return world;
}

/** A session of the registered user of the sandbox. */
export async function signInDemo(world: World): Promise<{ readonly token: string; readonly subject: string }> {
  const { email, password } = demoUser;
  const { body } = await world.call<{ token: string; user: { sub: string } }>('POST', '/identity-api/v2/signin', {
    token: publicKey,
    body: { email, password, ip: null },
  });
  return { token: body.token, subject: body.user.sub };
}
