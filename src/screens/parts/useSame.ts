import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** The value, with each unchanged part kept as the same object, so that React does not render it again. */
export function useSame<Value>(value: Value): Value {
  const [keep] = useState(keeper<Value>);
  return keep(value);
}

/** A selector that keeps unchanged parts in the same way, so that an equal view renders nothing. */
export function useKept<State, View>(viewOf: (state: State) => View): (state: State) => View {
  const [select] = useState(() => {
    const keep = keeper<View>();
    return (state: State) => keep(viewOf(state));
  });
  return select;
}

export function keeper<Value>(): (value: Value) => Value {
  let last: Value | undefined;
  return (value) => (last = replaceEqualDeep(last, value));
}
