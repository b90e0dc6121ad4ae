import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LiveFault, OperationFault } from './faultKinds.ts';
import { liveSchema, plansSchema, switchSchema } from './schemas.ts';

/** An action of the sandbox, or a value from it, that causes a step by hand. */
export type Tool =
  | { readonly do: 'fault'; readonly operation: string; readonly fault: OperationFault }
  /** The next answers of an operation; none ends its faults. */
  | { readonly do: 'plan'; readonly operation: string; readonly plan: readonly OperationFault[] }
  /** Lets the waiting requests of an operation go on. */
  | { readonly do: 'release'; readonly operation: string }
  | { readonly do: 'switch'; readonly change: SwitchChange }
  | { readonly do: 'clock'; readonly seconds: number }
  | { readonly do: 'copy'; readonly label: string; readonly value: string }
  | { readonly do: 'seat'; readonly to: SeatChange }
  | { readonly do: 'live'; readonly live: LiveFault }
  | { readonly do: 'channel'; readonly stopped: boolean }
  | { readonly do: 'settle'; readonly to: 'authorised' | 'refused' }
  | { readonly do: 'outbox' }
  /** An action that only the tester can do. */
  | { readonly do: 'byHand'; readonly text: string };

/** Switches that a path never needs, but a recording has. */
export interface SwitchChange {
  /** Seconds by which the clock is ahead of the machine's. */
  readonly shiftSeconds?: number;
  readonly freeze?: boolean;
  readonly bankStallMs?: number;
  readonly refreshFails?: boolean;
  readonly live?: unknown;
  readonly channelStoppedForAll?: boolean;
  readonly reset?: boolean;
}

/** An action of somebody else on a seat. `take` takes a free one; `sell` also one that the session holds. */
export type SeatChange = 'take' | 'release' | 'expire' | 'sell';

/** A path of a chart that a tester walks by hand. A link contains all of it, so any running sandbox can show it. */
export interface Recipe {
  readonly title: string;
  /** What the path is for. Older links and recordings have none. */
  readonly goal?: string;
  /** How to reach the beginning of the path. */
  readonly start: string;
  /** What is set before the shop is opened. */
  readonly before: readonly Tool[];
  /** Path of the shop's address to open. */
  readonly open: string;
  /** `before` is set before the step is taken; `tools` belong to the step itself. Older links have all of them as tools. */
  readonly steps: readonly { readonly says: string; readonly before?: readonly Tool[]; readonly tools: readonly Tool[] }[];
  /** The end of a run of the path: its step, its time, the shift of its clock, and its data. */
  readonly run?: { readonly step: number; readonly at: string; readonly shiftSeconds: number; readonly with: string };
}

const text = { type: 'string', maxLength: 400 } as const;
const tool = (name: Tool['do'], properties: Readonly<Record<string, object>>): object => ({
  type: 'object',
  required: ['do', ...Object.keys(properties)],
  properties: { do: { const: name }, ...properties },
});
const toolsSchema = {
  type: 'array',
  maxItems: 6,
  items: {
    oneOf: [
      tool('fault', { operation: plansSchema.propertyNames, fault: plansSchema.additionalProperties.items }),
      tool('plan', { operation: plansSchema.propertyNames, plan: plansSchema.additionalProperties }),
      tool('release', { operation: plansSchema.propertyNames }),
      tool('switch', { change: switchSchema }),
      tool('clock', { seconds: { type: 'integer' } }),
      tool('copy', { label: text, value: text }),
      tool('seat', { to: { enum: ['take', 'release', 'expire', 'sell'] } }),
      tool('live', { live: liveSchema }),
      tool('channel', { stopped: { type: 'boolean' } }),
      tool('settle', { to: { enum: ['authorised', 'refused'] } }),
      tool('outbox', {}),
      tool('byHand', { text }),
    ],
  },
};
const recipeSchema = {
  type: 'object',
  required: ['title', 'start', 'before', 'open', 'steps'],
  properties: {
    title: text,
    goal: text,
    start: text,
    before: toolsSchema,
    open: { type: 'string', maxLength: 400, pattern: '^/compra/' },
    steps: {
      type: 'array',
      maxItems: 200,
      items: {
        type: 'object',
        required: ['says', 'tools'],
        properties: {
          says: text,
          before: toolsSchema,
          tools: toolsSchema,
        },
      },
    },
    run: {
      type: 'object',
      required: ['step', 'at', 'shiftSeconds', 'with'],
      properties: { step: { type: 'integer' }, at: text, shiftSeconds: { type: 'integer' }, with: text },
    },
  },
} as const;

const isRecipe = new Ajv2020({ strict: false }).compile<Recipe>(recipeSchema);
const longest = 64 * 1024;

/** Encodes a recipe for a link. */
export function encodeRecipe(recipe: Recipe): string {
  return deflateRawSync(JSON.stringify(recipe)).toString('base64url');
}

/** Decodes the recipe of a link; undefined for any other text. */
export function decodeRecipe(code: string): Recipe | undefined {
  try {
    const value: unknown = JSON.parse(inflateRawSync(Buffer.from(code, 'base64url'), { maxOutputLength: longest }).toString('utf8'));
    return isRecipe(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const seconds = (amount: number): string => (Math.abs(amount) % 60 === 0 && Math.abs(amount) >= 120 ? `${amount / 60} min` : `${amount} s`);

/** A fault in Spanish, as the steps of a path name it. */
export function faultText({ held, ...fault }: OperationFault): string {
  if (held === undefined) return answerText(fault);
  return fault.kind === 'pass' ? `espera a que la sueltes${oftenText(fault)}` : `espera a que la sueltes, y ${answerText(fault)}`;
}

const oftenText = ({ times }: OperationFault): string => (times === null ? ', siempre' : times > 1 ? `, ${times} veces` : '');

function answerText({ kind, ms, status, code, times }: OperationFault): string {
  const often = oftenText({ kind, ms, times });
  switch (kind) {
    case 'fail':
      return `responde con un error 500${often}`;
    case 'refuse':
      return `responde ${status ?? 500} ${code ?? 'internal-error'}${often}`;
    case 'drop-request':
      return `la solicitud no llega${often}`;
    case 'drop-answer':
      return `se hace, pero la respuesta se pierde${often}`;
    case 'delay':
      return `responde ${ms / 1000} s tarde${often}`;
    case 'empty':
      return `responde con listas vacías${often}`;
    case 'pass':
      return `responde bien${often}`;
    default:
      return kind satisfies never;
  }
}

/** A fault of the live channel as text. */
export function liveText({ kind, times, ms }: LiveFault): string {
  const which =
    times === null
      ? 'todos los mensajes en vivo'
      : times === 1
        ? 'el siguiente mensaje en vivo'
        : `los siguientes ${times} mensajes en vivo`;
  const verb = { lose: 'perder', repeat: 'repetir', delay: `retrasar ${ms / 1000} s` }[kind];
  return `${verb} ${which}`;
}

const seatTexts: Readonly<Record<SeatChange, string>> = {
  take: 'que otra persona tome el asiento',
  release: 'que la otra persona suelte el asiento',
  expire: 'que el apartado de la otra persona venza',
  sell: 'vender el asiento',
};

const switchTexts: Readonly<Record<keyof SwitchChange, (value: unknown) => string>> = {
  reset: () => 'quitar todo',
  shiftSeconds: (value) => (value === 0 ? 'volver a la hora real' : `poner el reloj ${String(value)} s adelante`),
  freeze: (value) => (value === true ? 'detener el reloj' : 'soltar el reloj'),
  bankStallMs: (value) => (value === 0 ? 'que el banco no tarde' : `que el banco tarde ${Number(value) / 1000} s más`),
  refreshFails: (value) => (value === true ? 'que falle la renovación' : 'que vuelva a renovarse'),
  live: () => 'que lleguen los mensajes en vivo',
  channelStoppedForAll: (value) => (value === true ? 'detener el canal para todos' : 'volver a abrir el canal para todos'),
};

/** A change of the switches as text. */
export function switchText(change: SwitchChange): string {
  // The names of a change are those of its type.
  const names = Object.keys(change) as (keyof SwitchChange)[];
  return names.map((name) => switchTexts[name](change[name])).join('; ');
}

/** A tool as one line of a list of paths. */
export function toolText(one: Tool): string {
  switch (one.do) {
    case 'fault':
      return `tablero: ${one.operation} ${faultText(one.fault)}`;
    case 'plan':
      return `tablero: ${one.operation} ${one.plan.length === 0 ? 'responde bien' : one.plan.map(faultText).join('; luego ')}`;
    case 'release':
      return `tablero: soltar ${one.operation}`;
    case 'switch':
      return `tablero: ${switchText(one.change)}`;
    case 'clock':
      return `tablero: adelantar ${seconds(one.seconds)}`;
    case 'copy':
      return `${one.label} ${one.value}`;
    case 'seat':
      return `tablero: ${seatTexts[one.to]}`;
    case 'live':
      return `tablero: ${liveText(one.live)}`;
    case 'channel':
      return one.stopped ? 'tablero: detener el canal en vivo' : 'tablero: soltar el canal en vivo';
    case 'settle':
      return `tablero: que el banco ${one.to === 'authorised' ? 'autorice' : 'rechace'} el pago`;
    case 'outbox':
      return 'el código está en el buzón de salida';
    case 'byHand':
      return one.text;
    default:
      return one satisfies never;
  }
}
