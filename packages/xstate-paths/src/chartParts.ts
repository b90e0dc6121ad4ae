import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** Every transition of the chart by name, also those without an event (`always`). An unguarded one that no event can cause counts too. */
export function transitions(machine: AnyStateMachine): string[] {
  return arrowsOf(machine.root).map(nameOf);
}

export function arrowsOf(node: StateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? []), ...Object.values(node.states).flatMap(arrowsOf)];
}

/**
 * A name from source, event, guard and target, and `reenter` where the target is the source or inside it, since a transition to any other
 * state enters it anyway. A guard that is written in place has the name of its function. One that `and`, `or` or `not` composes has none.
 * Transitions that differ in nothing else are told apart by their order.
 */
export function nameOf(transition: AnyTransitionDefinition): string {
  const known = names.get(transition);
  if (known !== undefined) return known;
  const { source, eventType } = transition;
  const name = describe(transition);
  const alike = [...(eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []))].filter(
    (other) => describe(other) === name,
  );
  const place = alike.indexOf(transition);
  const unique = place > 0 ? `${name} #${place + 1}` : name;
  names.set(transition, unique);
  return unique;
}

const names = new WeakMap<AnyTransitionDefinition, string>();

/** Gives a transition of a copied chart the name that it has in the original. */
export function nameAs(transition: AnyTransitionDefinition, name: string): string {
  names.set(transition, name);
  return name;
}

function describe({ source, eventType, guard, target, reenter }: AnyTransitionDefinition): string {
  const name = guardName(guard);
  const again = reenter && target?.some((node) => isInside(node, source)) ? ' (reenter)' : '';
  const targets = target?.map(({ id }) => id).join(', ') ?? '·';
  return `${source.id} — ${eventType === '' ? 'always' : eventType}${name === '' ? '' : ` [${name}]`} → ${targets}${again}`;
}

function isInside(node: StateNode, source: StateNode): boolean {
  return node === source || (node.parent !== undefined && isInside(node.parent, source));
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return `${String(guard.type)}${paramsText(guard)}`;
  if (typeof guard !== 'function' || 'check' in guard) return '';
  return guard.name === '' ? 'guard' : guard.name;
}

/** The values of parameters that are written in the chart. */
function paramsText(guard: object): string {
  const params = 'params' in guard ? guard.params : undefined;
  return typeof params === 'object' && params !== null ? ` ${Object.values(params).map(String).join(' ')}` : '';
}

/**
 * The ids of all leaf states in which a chart can rest. An unguarded `always` leaves a state at once, and a history state leads to another,
 * so such states are excluded.
 */
export function leaves(machine: AnyStateMachine): string[] {
  const below = (node: StateNode): string[] => {
    const children = Object.values(node.states);
    if (children.length > 0) return children.flatMap(below);
    if (node.type === 'history') return [];
    return node.always?.some(({ guard }) => guard === undefined) ? [] : [node.id];
  };
  return below(machine.root);
}

/** The leaf states of a snapshot. xstate stores them in a field outside its public types. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter((node: StateNode) => Object.keys(node.states).length === 0).map((node: StateNode) => node.id);
}
