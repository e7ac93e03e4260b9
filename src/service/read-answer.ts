import type { Result } from '#domain/entry/result.ts'
import type { UploadResult } from '#domain/entry/upload-result.ts'
import * as z from 'zod/mini'
import { answerSchema } from './answer-schema.ts'
import { parseKeepingDigits } from './parse-digits.ts'

// A strict content policy forbids the functions that zod would compile.
z.config({ jitless: true })

/** Why a body is no upload result. */
export type UnreadableReason = 'not-json' | 'no-sense'

/** Reads the body of a 2xx tolerantly. Numbers stay the digits that they came as; never throws. */
export function readAnswer(body: string): Result<UploadResult, UnreadableReason> {
  const json = parseJson(body)
  if (!json.ok) return json
  const answer = answerSchema.safeParse(json.value)
  return answer.success ? { ok: true, value: answer.data } : { ok: false, reason: 'no-sense' }
}

function parseJson(body: string): Result<unknown, 'not-json'> {
  try {
    return { ok: true, value: parseKeepingDigits(body.replace(/^\ufeff/, '')) }
  } catch {
    // Broken text, or nested so deep that no stack holds it: unreadable either way, and shown as such.
    return { ok: false, reason: 'not-json' }
  }
}
