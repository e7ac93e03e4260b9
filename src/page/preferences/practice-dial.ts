import { isCalm, parseDial, PRACTICE_HEADER } from '#service/practice-dial.ts'
import { createPreference } from './preferences.ts'

const dial = createPreference({
  key: 'tracking-upload practice day',
  parse: parseDial,
  format: JSON.stringify,
})

/** How bad a day is practised in this browser. */
export const usePracticeDial = dial.use
export const setPracticeDial = dial.set

/** Sends with what the dial says now. For an installation in practice mode that this origin answers, and for no other. */
export function sendOnPracticeDay(send: typeof fetch): typeof fetch {
  return (address, request) => {
    if (request?.method !== 'POST' || isCalm(dial.get())) return send(address, request)
    const headers = new Headers(request.headers)
    headers.set(PRACTICE_HEADER, JSON.stringify(dial.get()))
    return send(address, { ...request, headers })
  }
}
