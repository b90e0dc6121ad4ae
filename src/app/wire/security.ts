import type { OpenSession } from '../../../machines/domain/openSession.ts';
import type { SocialLink } from '../../../machines/socialSignIn/socialSignIn.types.ts';
import type { components } from '../../../openapi/types/identity.ts';

export function openSessionOf({ id, browser, system, kind, lastUsedAt, isThis }: components['schemas']['OpenSession']): OpenSession {
  return { id, browser, system, kind, lastUsedAt, isThis };
}

export function socialLinkOf({ provider, email }: components['schemas']['SocialLink']): SocialLink {
  return { provider, email };
}
