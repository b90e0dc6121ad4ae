/** Values of the sandbox that other services read too; plain data. The whole list is in services/sandbox/values.md. */

/** Phones (10 digits) whose last four digits choose what identity does. */
export const testPhones = [
  { ending: '0001', outcome: 'account-exists', label: 'La cuenta ya existe (código 0): entra con un código' },
  { ending: '0002', outcome: 'code-already-sent', label: 'Ya se había enviado un código' },
  { ending: '0003', outcome: 'sms-fails', label: 'El envío del SMS falla' },
] as const;
export type PhoneOutcome = (typeof testPhones)[number]['outcome'];

/** The registered account of the demo: it signs in with e-mail and password. */
export const demoUser = {
  email: 'ana.torres@ejemplo.mx',
  password: 'Cempasuchil-2026',
  phone: '8110000100',
  nombre: 'Ana',
  paterno: 'Torres',
  materno: 'Vega',
} as const;

/** What a phone means in the sandbox, or undefined for an ordinary one. */
export function phoneOutcome(phone: string): PhoneOutcome | undefined {
  return testPhones.find((row) => phone.endsWith(row.ending))?.outcome;
}
