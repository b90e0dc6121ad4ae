/** The mailbox of an e-mail, in lower case: what follows a plus sign is a label of its owner. */
export function mailboxOf(email: string): string {
  const [, local, , host] = /^([^+]*)(\+.*)?@(.*)$/.exec(email.toLowerCase()) ?? [];
  return local === undefined || host === undefined ? email.toLowerCase() : `${local}@${host}`;
}
