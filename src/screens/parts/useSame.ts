import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** The value with each part of it that says the same as last time kept as the same object: what is drawn from such parts need not be drawn again. */
export function useSame<Value>(value: Value): Value {
  const [keep] = useState(keeper<Value>);
  return keep(value);
}

/** A selector whose answers are kept in the same way: a change that shows nothing else draws nothing. */
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
