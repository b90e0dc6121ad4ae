import { mutantLine } from './mutants.ts';
import { mutantsOfPlace, places, type Place, type ShopMutant } from './places.ts';
import { sampleOf } from './runMutants.ts';
import { judgeBySimulation, liveClean, plansOf, verdicts, type Simulated } from './simulated.ts';

/** `size` changes in all, `lives` for each of them at most. */
export type Asked = { size: number; seed: number; lives: number; jobs: number };

const cell = (text: string | number): string => String(text).padStart(9);

/** Judges a sample of the changes of each part of the shop by the simulation. Prints each change when it is judged, then a table. */
export async function judgeSample({ size, seed, lives, jobs }: Asked): Promise<void> {
  const all = new Map(places.map((place) => [place, mutantsOfPlace(place)]));
  const plans = plansOf(seed, lives);
  const clean = await liveClean(plans, [...all.values()].flat());
  const reached = new Map([...all].map(([place, mutants]) => [place, mutants.filter(clean.isReached)]));
  const samples = new Map([...reached].map(([place, mutants]) => [place, sampleOf(mutants, Math.ceil(size / places.length))]));
  // Each part in turn, so that a run that is stopped has seen all of them.
  const left = Array.from({ length: size }, (_, index) => [...samples.values()].flatMap((mutants) => mutants[index] ?? [])).flat();
  const judged = new Map<ShopMutant, Simulated>();
  const lane = async (): Promise<void> => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const one = await judgeBySimulation(mutant, plans, clean);
      judged.set(mutant, one);
      console.log(`${one.verdict.padEnd(8)}  ${mutantLine(mutant)}${one.why === '' ? '' : `\n          ${one.why}`}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, lane));

  const row = (place: Place): string => {
    const verdictsOf = (samples.get(place) ?? []).flatMap((mutant) => judged.get(mutant)?.verdict ?? []);
    // Whether a run reaches a place of a chart is not known.
    const known = place === 'charts' ? '-' : (reached.get(place)?.length ?? 0);
    const counts = verdicts.map((verdict) => verdictsOf.filter((one) => one === verdict).length);
    return [place.padEnd(9), ...[all.get(place)?.length ?? 0, known, verdictsOf.length, ...counts].map(cell)].join('');
  };
  console.log(['', [' '.repeat(9), ...['changes', 'reached', 'tried', ...verdicts].map(cell)].join(''), ...places.map(row)].join('\n'));
}
