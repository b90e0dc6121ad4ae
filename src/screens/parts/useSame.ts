import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** The value, with each unchanged part kept as the same object, so that React does not render it again. */
export function useSame<Value>(value: Value): Value {
  const [reuse] = useState(reuseParts<Value>);
  return reuse(value);
}

/** A selector that keeps unchanged parts in the same way, so that an equal view renders nothing. */
export function useSameView<State, View>(viewOf: (state: State) => View): (state: State) => View {
  const [select] = useState(() => {
    const reuse = reuseParts<View>();
    return (state: State) => reuse(viewOf(state));
  });
  return select;
}

export function reuseParts<Value>(): (value: Value) => Value {
  let last: Value | undefined;
  return (value) => (last = replaceEqualDeep(last, value));
}
