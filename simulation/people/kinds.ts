import type { Witness } from '../world/network.ts';
import type { World } from '../world/world.ts';
import { buy } from './buyer.ts';
import { operate } from './operator.ts';
import { createCaller, type Person, type PersonKind } from './person.ts';
import { beRegular } from './regular.ts';
import { type Overheard, steal } from './thief.ts';

/** Who lives in a run, by their shares of twenty. */
const shares: Readonly<Record<PersonKind, number>> = { thief: 1, operator: 1, buyer: 4, regular: 5, traveller: 9 };

export const kinds: readonly PersonKind[] = (Object.keys(shares) as PersonKind[]).flatMap((kind) =>
  Array.from({ length: shares[kind] }, () => kind),
);

/** Lives without the shop's page, as all but travellers do. */
export function liveByServices(world: World, person: Person, witness: Witness, overheard: Overheard): Promise<void> {
  const caller = createCaller(world, person, witness);
  switch (person.kind) {
    case 'thief':
      return steal(world, person, caller, overheard);
    case 'operator':
      return operate(world, person, witness);
    case 'regular':
      return beRegular({ world, person, witness }, [caller, createCaller(world, person, witness)]);
    case 'buyer':
      return buy(world, person, caller);
    case 'traveller':
      throw new Error('a traveller has a page');
    default:
      return person.kind satisfies never;
  }
}
