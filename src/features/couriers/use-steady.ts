import { useState } from 'react'

/** A value that does not change while somebody is in the list; what was not known yet is taken as soon as it is. */
export function useSteady<Value>(value: Value, holdsStill: boolean): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || (holdsStill && kept !== undefined)) return kept
  setKept(value)
  return value
}
