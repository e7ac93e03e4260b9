import { useState } from 'react'

/** Keeps a value unchanged while the list is in use. The first value is taken at once. */
export function useSteady<Value>(value: Value, isFrozen: boolean): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || (isFrozen && kept !== undefined)) return kept
  setKept(value)
  return value
}
