import { globSync, readFileSync } from 'node:fs';
import { codeMutantsOf, type CodeMutantKind } from './codeMutants.ts';
import { mutantsOf, type Mutant, type MutantKind } from './mutants.ts';

/** A change of any file of the shop. */
export type ShopMutant = Mutant<MutantKind | CodeMutantKind>;

/** The parts of the shop that the simulation runs, and the files of each: nothing that draws, that only speaks, or that starts the shop. */
const patterns = {
  charts: ['machines/*/*.{machine,states}.ts'],
  rules: ['machines/*/*.{rules,view,input}.ts', 'machines/domain/*.ts'],
  adapters: ['src/app/{actors,ground,http,late,live,payment,queries,session,storage,wire}/*.ts'],
  services: ['services/{trip,identity,payment}/{domain,saga,store,policies}/*.ts'],
} as const;

export type Place = keyof typeof patterns;
export const places = Object.keys(patterns).filter((name): name is Place => name in patterns);

/** All changes of a part of the shop, in the order of its files. */
export function mutantsOfPlace(place: Place): ShopMutant[] {
  const files = globSync(patterns[place]).filter((file) => !/\.(test|examples|property)\b|\/metrics\./.test(file));
  const mutants: (file: string, code: string) => ShopMutant[] = place === 'charts' ? mutantsOf : codeMutantsOf;
  return files.toSorted().flatMap((file) => mutants(file, readFileSync(file, 'utf8')));
}
