import { useState } from 'react';

/** The last value that was not null, so that a closing overlay keeps its content. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
