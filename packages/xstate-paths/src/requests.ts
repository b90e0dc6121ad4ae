import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { beginning, follow, type Model, type Step } from './model.ts';

/** An actor of the chart that runs for an answer, and the steps that pass until then. */
export type Request = {
  actor: string;
  /** The index of the first step while it runs. */
  from: number;
  /** The index of the step that ends it; the number of steps when it still runs at the end of the path. */
  to: number;
  /** Whether that step is its answer. */
  isAnswered: boolean;
};

const ANSWER = /^xstate\.(?:done|error)\.actor\.(.+)$/;

/** The actor that an event answers for. */
export const answeredBy = ({ event }: Step): string | undefined => ANSWER.exec(event.type)?.[1];

const known = new WeakMap<readonly Step[], readonly Request[]>();

/** The requests of a path, in the order of their ends. A chart that runs inside another one is none. */
export function requestsOf(model: Model, steps: readonly Step[]): readonly Request[] {
  const found = known.get(steps) ?? read(model, steps);
  known.set(steps, found);
  return found;
}

function read(model: Model, steps: readonly Step[]): Request[] {
  const running = new Map<string, { ref: AnyActorRef; from: number }>();
  const requests: Request[] = [];
  const meet = ({ children }: AnyMachineSnapshot, at: number): void => {
    for (const [actor, ref] of Object.entries<AnyActorRef | undefined>(children)) {
      if (ref === undefined || isChart(ref) || running.get(actor)?.ref === ref) continue;
      running.set(actor, { ref, from: at });
    }
  };
  let snapshot = beginning(model);
  meet(snapshot, 0);
  for (const [to, step] of steps.entries()) {
    snapshot = follow(model, snapshot, step.event).end;
    for (const [actor, { ref, from }] of running) {
      const isAnswered = answeredBy(step) === actor;
      if (!isAnswered && snapshot.children[actor] === ref) continue;
      requests.push({ actor, from, to, isAnswered });
      running.delete(actor);
    }
    meet(snapshot, to + 1);
  }
  for (const [actor, { from }] of running) requests.push({ actor, from, to: steps.length, isAnswered: false });
  return requests;
}

const isChart = (ref: AnyActorRef): boolean => 'logic' in ref && typeof ref.logic === 'object' && ref.logic !== null && 'root' in ref.logic;
