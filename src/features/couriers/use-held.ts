import { useState } from 'react'

/** A value that stays as it was while it is held; what was not known yet is taken as soon as it is. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || (isHeld && kept !== undefined)) return kept
  setKept(value)
  return value
}
