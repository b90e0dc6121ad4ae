import { type NetworkSummary, summaryOf } from './summary.ts';
import type { Network } from './types.ts';

/** The lists of a network, in the order in which they are stored. */
export const lists = [
  'brands',
  'classes',
  'places',
  'terminals',
  'routes',
  'patterns',
  'profiles',
  'trips',
  'calendars',
  'fares',
  'quotas',
  'shapes',
] as const satisfies readonly (keyof Network)[];

/** Most characters of a part, so that neither a read nor a write of a large network holds up other requests. */
const partLength = 128 * 1024;

/** The JSON arrays that contain a list together. */
function* partsOf(items: readonly unknown[]): Generator<string> {
  let part: string[] = [];
  let length = 0;
  for (const item of items) {
    const text = JSON.stringify(item);
    if (length + text.length > partLength && part.length > 0) {
      yield `[${part.join()}]`;
      [part, length] = [[], 0];
    }
    part.push(text);
    length += text.length;
  }
  if (part.length > 0) yield `[${part.join()}]`;
}

/** A network as it is stored, with the parts of each list in their order. */
export interface PackedNetwork extends Pick<Network, 'version' | 'currency'> {
  readonly summary: NetworkSummary;
  readonly parts: readonly { readonly list: (typeof lists)[number]; readonly items: readonly string[] }[];
}

/** A packed network as it was. */
export function unpackNetwork({ version, currency, parts }: PackedNetwork): Network {
  const items = parts.map(({ list, items: texts }) => [list, texts.flatMap((text): unknown[] => JSON.parse(text))]);
  // `packNetwork` wrote every list.
  return { version, currency, ...Object.fromEntries(items) } as Network;
}

/** Packs a network into JSON. */
export const packNetwork = (network: Network): PackedNetwork => ({
  version: network.version,
  currency: network.currency,
  summary: summaryOf(network),
  parts: lists.map((list) => ({ list, items: [...partsOf(network[list])] })),
});
