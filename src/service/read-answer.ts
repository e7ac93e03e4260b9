import type { Result } from '#domain/tracking/result.ts'
import type { UploadResult } from '#domain/tracking/upload-result.ts'
import { parse } from 'lossless-json'
import * as z from 'zod/mini'
import { answerSchema } from './answer-schema.ts'

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
    const options = { parseNumber: keepDigits, onDuplicateKey: takeLast }
    return { ok: true, value: parse(body.replace(/^\ufeff/, ''), null, options) }
  } catch {
    // Broken text, or nested so deep that no stack holds it: unreadable either way, and shown as such.
    return { ok: false, reason: 'not-json' }
  }
}

const keepDigits = (digits: string): string => digits

/** As every other reader of JSON does. */
const takeLast = ({ newValue }: { readonly newValue: unknown }): unknown => newValue
