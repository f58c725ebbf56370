import { useState } from 'react';

/**
 * The last value that there was. What a form was begun with outlives the session, and the answers that go with it.
 * @param value undefined while there is none
 */
export function useLast<Value>(value: Value | null | undefined): Value | undefined {
  const [last, setLast] = useState(value ?? undefined);
  if (value !== null && value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
