import { randomBytes } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import type { components } from '../../openapi/types/identity.ts';
import type { Session } from '../../src/app/session/tokens.ts';
import { createAuthenticator } from '../support/authenticator.ts';

type Schemas = components['schemas'];

/** The virtual authenticator of the browser: a device with a sensor for fingers, which answers at once. */
export class Authenticator {
  readonly #cdp: CDPSession;
  readonly #authenticatorId: string;

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.#cdp = cdp;
    this.#authenticatorId = authenticatorId;
  }

  static async on(page: Page): Promise<Authenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(cdp, authenticatorId);
  }

  /** Whether the finger is the owner's. Without it, the browser ends the ceremony as if it were cancelled. */
  async verifies(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#authenticatorId, isUserVerified });
  }

  async forget(): Promise<void> {
    await this.#cdp.send('WebAuthn.clearCredentials', { authenticatorId: this.#authenticatorId });
  }

  /** Puts a key of this session's account into the device, as if it had been created before. Returns the id of its credential. */
  async hold(origin: string, { access }: Session): Promise<string> {
    const headers = {
      authorization: `Bearer ${access}`,
      cookie: `device=${randomBytes(24).toString('base64url')}`,
    };
    const ask = async <Body>(path: string, body?: object): Promise<Body> => {
      const answer = await fetch(`${origin}/identity-api${path}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': crypto.randomUUID(), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const device = createAuthenticator(origin);
    const options = await ask<Schemas['PasskeyCreationOptions']>('/user/passkeys/options');
    const attestation = device.create(options);
    await ask('/user/passkeys', { name: 'Celular', kind: 'phone', attestation });
    await this.#cdp.send('WebAuthn.addCredential', { authenticatorId: this.#authenticatorId, credential: device.exported(options) });
    return attestation.id;
  }
}
