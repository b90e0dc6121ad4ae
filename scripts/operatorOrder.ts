import { parseArgs } from 'node:util';
import { isStaffRole, type StaffRole, staffRoles } from '../services/shared/staffMember.ts';

/** What `npm run operator` is asked for: an e-mail in lower case, and roles without repetition. */
export interface Order {
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

const list = new Intl.ListFormat('es-MX');
const usage = 'Uso: npm run operator -- invite correo@ejemplo.mx --roles admin,support';

/** Reads the arguments. Returns a Spanish sentence for wrong ones. */
export function orderIn(args: readonly string[]): Order | string {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { roles: { type: 'string' } } });
  } catch {
    return usage;
  }
  const [what, email = '', ...rest] = parsed.positionals;
  if (what !== 'invite' || email === '' || rest.length > 0 || parsed.values.roles === undefined) return usage;
  if (email.length > 254 || !/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(email)) return `«${email}» no es un correo.`;
  const named = parsed.values.roles.split(',').map((role) => role.trim());
  const unknown = named.find((role) => !isStaffRole(role));
  if (unknown !== undefined) return `«${unknown}» no es un puesto. Los puestos son ${list.format(staffRoles)}.`;
  return { email: email.toLowerCase(), roles: [...new Set(named.filter(isStaffRole))] };
}
