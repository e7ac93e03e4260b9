import * as z from 'zod/mini'
import { parseJson } from '#base/parse-json.ts'
import { BASE_PATH, sendBelowBase } from '#shell/base-path.ts'
import { readPreference, writePreference } from '#shell/preferences/preferences.ts'
import { NOT_CONNECTED_HEADER, NOT_CONNECTED_VALUE } from '#service/classify-response.ts'
import { type Installation, installationSchema } from '#service/installation.ts'

export type InstallationReading =
  | {
      readonly kind: 'read'
      readonly installation: Installation
      /**
       * Sends requests. With the installation of the last visit, only after the current one was read and is the same.
       */
      readonly send: typeof fetch
    }
  | { readonly kind: 'unreachable' }
  /** `detail` names the fields for the administrator; it is never translated. */
  | { readonly kind: 'wrong'; readonly detail: string }

/** Key under which the last installation is stored, so that sheets can be prepared without a network. */
const KEPT = `tracking-upload installation${BASE_PATH === '/' ? '' : ` ${BASE_PATH}`}`

/** Reads the installation from `/config.json`, or the stored one if there is no network. */
export async function loadInstallation(): Promise<InstallationReading> {
  const text = await fetchText()
  if (text !== null) return read(text, sendBelowBase(fetch))
  const kept = readPreference(KEPT)
  return kept === null ? { kind: 'unreachable' } : read(kept, sendOnceRead(kept))
}

function read(text: string, send: typeof fetch): InstallationReading {
  const reading = installationSchema.safeParse(parseJson(text))
  if (!reading.success) return { kind: 'wrong', detail: z.prettifyError(reading.error) }
  writePreference(KEPT, text)
  return { kind: 'read', installation: reading.data, send }
}

/** Data prepared for one service must not be sent to another, so a changed installation reloads the page. */
function sendOnceRead(kept: string): typeof fetch {
  let isRead = false
  return async (...request) => {
    const text = isRead ? kept : await fetchText()
    isRead = text === kept
    if (isRead) return sendBelowBase(fetch)(...request)
    if (text !== null) location.reload()
    const headers = { [NOT_CONNECTED_HEADER]: NOT_CONNECTED_VALUE }
    return new Response(null, { status: 502, headers })
  }
}

async function fetchText(): Promise<string | null> {
  try {
    const response = await fetch(`${BASE_PATH}config.json`, { cache: 'no-store' })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
