import { useSyncExternalStore } from 'react'
import { isCalm, parseDial, PRACTICE_HEADER, type PracticeDial } from '#service/practice-dial.ts'
import { createListeners } from '#worker-calls/listeners.ts'
import { readPreference, writePreference } from './preferences.ts'

const KEY = 'tracking-upload practice day'

const listeners = createListeners()
let dial = parseDial(readPreference(KEY))

/** How bad a day is practised in this browser. */
export const usePracticeDial = () => useSyncExternalStore(listeners.subscribe, () => dial)

export function setPracticeDial(next: PracticeDial): void {
  dial = next
  writePreference(KEY, JSON.stringify(next))
  listeners.tell()
}

/** Sends with what the dial says now. For an installation in practice mode that this origin answers, and for no other. */
export function sendOnPracticeDay(send: typeof fetch): typeof fetch {
  return (address, request) => {
    if (request?.method !== 'POST' || isCalm(dial)) return send(address, request)
    const headers = new Headers(request.headers)
    headers.set(PRACTICE_HEADER, JSON.stringify(dial))
    return send(address, { ...request, headers })
  }
}
