import { isCalm, parseDial, PRACTICE_HEADER } from '#service/practice-dial.ts'
import { createPreference } from './preferences.ts'

const dial = createPreference({
  key: 'tracking-upload practice day',
  parse: parseDial,
  format: JSON.stringify,
})

/** Problems that the simulator causes, as set in this browser. */
export const usePracticeDial = dial.use
export const setPracticeDial = dial.set

/** Wraps `fetch` so that uploads carry the simulator's settings. Only for practice mode, where this origin answers. */
export function sendOnPracticeDay(send: typeof fetch): typeof fetch {
  return (address, request) => {
    if (request?.method !== 'POST' || isCalm(dial.get())) return send(address, request)
    const headers = new Headers(request.headers)
    headers.set(PRACTICE_HEADER, JSON.stringify(dial.get()))
    return send(address, { ...request, headers })
  }
}
