import type { Page } from '@playwright/test';
import { Authenticator } from '../../pages/Authenticator.ts';
import type { Answer } from './gates.ts';

const known = new WeakMap<Page, Promise<Authenticator>>();

/** The one authenticator of a page. */
export function authenticatorOf(page: Page): Promise<Authenticator> {
  const found = known.get(page) ?? Authenticator.on(page);
  known.set(page, found);
  return found;
}

type Options = { rpId?: string; rp?: object };

/** The options name another domain, which the browser refuses. */
export const onForeignDomain: Answer = {
  kind: 'changed',
  change: (body) => {
    const options: Options = Object(body);
    const id = 'another.example';
    return { status: 200, body: { ...options, ...(options.rp ? { rp: { ...options.rp, id } } : { rpId: id }) } };
  },
};
