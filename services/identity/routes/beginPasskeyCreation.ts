import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { beginPasskey } from '../store/passkeys.ts';
import { requesterOf } from './browser/devices.ts';

export const beginPasskeyCreation =
  (parts: IdentityParts): Handler<operations['beginPasskeyCreation']> =>
  async ({ identity, request }) => ({
    status: 200,
    body: await beginPasskey(parts, callerOf(policies.beginPasskeyCreation, identity).subject, requesterOf(request)),
  });
