/** A recipient that names nobody: `a***@example.com`, or the last four digits of a phone. */
export function masked(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  return at < 0 ? `***${recipient.slice(-4)}` : `${recipient.slice(0, Math.min(1, at))}***${recipient.slice(at)}`;
}
