import { Problem } from '../../shared/problem.ts';

const mostAddresses = 10;
/** The format `email` of the documents, with a dot in the host. */
const address = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])$/i;

/**
 * The addresses of a list, each once. It is trimmed and split on commas. Throws Problem 422 `email-invalid` or `too-many-addresses`.
 * (CONF-017, CONF-018, CONF-019)
 */
export function addressesIn(text: string): string[] {
  const all = text.split(',').map((part) => part.trim());
  const sent = [...new Set(all.filter((part) => part !== ''))];
  const invalid = sent.filter((part) => part.length > 254 || !address.test(part));
  if (sent.length === 0 || invalid.length > 0) throw new Problem(422, 'email-invalid', 'Revisa los correos.', { invalid });
  if (sent.length > mostAddresses) throw new Problem(422, 'too-many-addresses', `Escribe hasta ${mostAddresses} correos.`);
  return sent;
}
