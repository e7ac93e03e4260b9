import type { Action } from '#domain/draft/changes/change.ts'
import type { StoredEvent } from './kept-upload.ts'

/** Words that earlier releases wrote, and what they are called now. */
const TODAY: ReadonlyMap<string, string> = new Map([
  ['mended', 'corrected'],
  ['turned-away', 'unavailable'],
  ['turned-down', 'request-rejected'],
  ['done-left-out', 'done-skipped'],
  ['cells-mended', 'cells-fixed'],
])

/** A kept event in the words of today. */
export function readEvent(event: StoredEvent): StoredEvent {
  if (event.type === 'submitted') return inTodaysWords(event, 'reason')
  if (event.type !== 'faulted') return inTodaysWords(event, 'type')
  return { ...event, fault: inTodaysWords(event.fault, 'kind') }
}

/** A kept action of the draft in the words of today. */
export function readAction(action: Action): Action {
  return { ...action, name: inTodaysWords(action.name, 'kind') }
}

function inTodaysWords<Kept>(kept: Kept, key: keyof Kept): Kept {
  const word = TODAY.get(String(kept[key]))
  return word === undefined ? kept : { ...kept, [key]: word }
}
