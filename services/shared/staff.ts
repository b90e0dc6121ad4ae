import type { FastifyRequest } from 'fastify';
import { bearer, type SecurityCheck, type Verifier } from './auth.ts';
import type { Policy } from './policy.ts';
import { Problem, unauthorized } from './problem.ts';
import { type StaffMember, type StaffRole, staffRoles } from './staffMember.ts';

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffMember | undefined;
  }
}

/** A policy for persons of the company who have one of these roles; for all of them without a role. */
export const staff = (...roles: readonly StaffRole[]): Policy => ({ audience: 'staff', roles: roles.length === 0 ? staffRoles : roles });

/**
 * Security check of the operations of the back office. The policy of the operation names its roles, so that no route can forget them.
 * Throws 401 without a valid token of the back office, and 403 `role-missing`.
 */
export function staffTokenCheck(verifier: Verifier, policies: Readonly<Record<string, Policy>>): SecurityCheck {
  return async (request) => {
    const token = bearer(request);
    if (token === undefined) throw unauthorized('unauthorized');
    const member = await verifier.verifyStaff(token);
    const { roles = [] } = policies[request.routeOptions.config.operationId ?? ''] ?? {};
    if (!member.roles.some((role) => roles.includes(role))) throw new Problem(403, 'role-missing', 'Tu puesto no permite esto.');
    request.staff = member;
    return undefined;
  };
}

/** The person who asks. Throws 401 where the document asks for no token of the back office. */
export function memberOf({ staff: member }: Pick<FastifyRequest, 'staff'>): StaffMember {
  if (member === undefined) throw unauthorized('unauthorized');
  return member;
}
