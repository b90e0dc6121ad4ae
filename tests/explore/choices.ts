import { weighted, type Random } from '../support/random.ts';
import type { Control } from './tree.ts';

/** What the explorer can do besides pressing and typing. */
export type Whim = 'back' | 'forward' | 'reload' | 'sameAgain' | 'home';

export type Choice =
  | { does: 'press'; control: Control; by: 'pointer' | 'keyboard'; isOffline: boolean }
  | { does: 'type'; controls: readonly Control[]; isNonsense: boolean }
  | { does: Whim };

/** What was used on each screen, in the run and by the present person, and where it led. */
export class Uses {
  readonly #inRun = new Map<string, number>();
  readonly #inLife = new Map<string, number>();
  readonly #ledTo = new Map<string, Set<string>>();
  readonly #pages = new Set<string>();

  /** A new person knows the shop, and has been nowhere. */
  beginLife(): void {
    this.#inLife.clear();
    this.#pages.clear();
  }

  note(use: string, content = ''): void {
    this.#inRun.set(use, (this.#inRun.get(use) ?? 0) + 1);
    this.#inLife.set(use + content, (this.#inLife.get(use + content) ?? 0) + 1);
  }

  /** A page that the person arrived at, and by which use. */
  arrived(page: string, use: string | undefined): void {
    this.#pages.add(page);
    if (use === undefined) return;
    const pages = this.#ledTo.get(use) ?? new Set();
    this.#ledTo.set(use, pages.add(page));
  }

  /** Less with each use, so that the explorer gets deep, and more where the use once led to a page that this person has not seen. `content` makes another use of it. */
  weight(use: string, content = ''): number {
    const leads = [...(this.#ledTo.get(use) ?? [])].some((page) => !this.#pages.has(page));
    return (leads ? 6 : 1) / ((1 + (this.#inLife.get(use + content) ?? 0)) ** 2 * Math.sqrt(1 + (this.#inRun.get(use) ?? 0)));
  }

  get size(): number {
    return this.#inRun.size;
  }
}

/** A use of a control: its kind on its screen. */
export const useOf = (screen: string, { kind }: Control): string => `${screen} ${kind}`;

type Situation = {
  screen: string;
  controls: readonly Control[];
  canGoBack: boolean;
  canGoForward: boolean;
  /** The step before led to another address. */
  hasJustMoved: boolean;
};

/** The weight of a control by its region. Header and footer are the same on every screen, so theirs is small. */
const regionWeight: Readonly<Record<string, number>> = {
  banner: 0.15,
  contentinfo: 0.1,
  navigation: 0.5,
  form: 1.5,
  dialog: 1.5,
  alertdialog: 1.5,
};
/** Names of controls that close a dialog, leave a page or delete something. */
const ENDS = /^(cerrar|cancelar|no,|volver|regresar|eliminar|quitar|salir|andén, ir al inicio)/i;

/** The weight of an empty field, because an empty form leads nowhere. */
const EMPTY = 4;
/** The weight of an item of a list, because a traveller has to choose one. */
const OFFERED = 3;
/** The weight of the last button of a form, which sends it. */
const SENDS = 8;

function whims({ canGoBack, canGoForward, hasJustMoved }: Situation): readonly (readonly [Whim, number])[] {
  return [
    ['back', canGoBack ? (hasJustMoved ? 10 : 3) : 0],
    ['forward', canGoForward ? 4 : 0],
    ['reload', 1],
    ['sameAgain', 0.7],
    ['home', 0.1],
  ];
}

/** The next step; undefined when the page offers nothing. */
export function choose(random: Random, situation: Situation, uses: Uses): Choice | undefined {
  const { screen, controls } = situation;
  const whim = weighted(random, [...whims(situation), ['none', 90] as const], ([, weight]) => weight)?.[0];
  if (whim !== undefined && whim !== 'none') return { does: whim };

  const kinds = [...Map.groupBy(controls, ({ kind }) => kind).values()];
  const sends = controls.findLast(({ role, within }) => role === 'button' && (within === 'form' || within === 'dialog'));
  // To send a form with other values is another use of its button.
  const contentOf = (control: Control) =>
    control === sends ? JSON.stringify(controls.map(({ within, name, value }) => (within === sends.within ? [name, value] : ''))) : '';
  const kind = weighted(random, kinds, ([first]) => {
    if (first === undefined) return 0;
    const bonus =
      first.how === 'type' && first.value === '' ? EMPTY : first.kind === sends?.kind ? SENDS : / of a /.test(first.kind) ? OFFERED : 1;
    return (
      bonus * (regionWeight[first.within] ?? 1) * (ENDS.test(first.name) ? 0.3 : 1) * uses.weight(useOf(screen, first), contentOf(first))
    );
  });
  const control = weighted(random, kind ?? [], () => 1);
  if (control === undefined) return undefined;
  uses.note(useOf(screen, control), contentOf(control));
  if (control.how === 'press') {
    return { does: 'press', control, by: random() < 0.15 ? 'keyboard' : 'pointer', isOffline: random() < 0.02 };
  }
  const isNonsense = random() < 0.12;
  // A person fills a form in one go.
  const rest = controls.filter(({ how, within, value }) => how === 'type' && within === control.within && value === '');
  const fillsAll = !isNonsense && random() < 0.8;
  return { does: 'type', controls: fillsAll && rest.length > 0 ? rest : [control], isNonsense };
}
