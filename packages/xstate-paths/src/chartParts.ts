import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';

/** Every transition of the chart by name. An unguarded one that no event can cause counts too. */
export function transitions(machine: AnyStateMachine): string[] {
  return arrowsOf(machine.root).map(nameOf);
}

export function arrowsOf(node: StateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...Object.values(node.states).flatMap(arrowsOf)];
}

/** True for a transition without an event, taken as soon as its guard holds. */
export const isAlways = ({ eventType }: AnyTransitionDefinition) => eventType === '';

/**
 * A name from source, event, guard and target. A guard that is written in place has the name of its function. One that `and`, `or` or `not`
 * composes has none, so transitions that differ in nothing else count as one.
 */
export function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const name = guardName(guard);
  return `${source.id} — ${eventType}${name === '' ? '' : ` [${name}]`} → ${target?.map(({ id }) => id).join(', ') ?? '·'}`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  if (typeof guard !== 'function' || 'check' in guard) return '';
  return guard.name === '' ? 'guard' : guard.name;
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
