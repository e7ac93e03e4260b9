import * as z from 'zod/mini'
import { count, isCount, mapOf, maybe, object } from '#base/schemas.ts'
import { at, fault, positions, reason, request } from './stored-upload.ts'

/** A count of the service; null when it never reported one. */
const reported = z.nullable(z.number())

export const submissionRecord = object({
  submission: count,
  reason,
  at,
  entryCount: count,
  /** The service had already answered about each of the entries. */
  isAnswered: z.boolean(),
  requestSize: z.nullable(z.number()),
  reported: object({
    accepted: z.number(),
    rejected: reported,
    notFound: reported,
    courierNeeded: reported,
  }),
  answers: count,
})

/** A submission, with the service's counts summed over its answers. */
export type SubmissionRecord = Readonly<z.infer<typeof submissionRecord>>

const named = z.nullable(z.string())

export const strayReport = object({
  request,
  orderId: named,
  merchantOrderId: named,
  trackingId: named,
  message: named,
})

/** A report of an answer that fits no entry of its request. */
export type StrayReport = Readonly<z.infer<typeof strayReport>>

const choice = {
  positions,
  courier: z.nullable(z.string()),
  courierName: z.string(),
  /** The group of the choice. */
  group: maybe(z.string()),
  /** Choices of one press have the same number. */
  press: maybe(count),
}
const undoableChoice = object(choice)

/** `courierCount` is the number of different couriers. */
export const lastChoice = object({ ...choice, courierCount: count })

/** The choice to undo next, or all choices of one press. */
export type LastChoice = Readonly<z.infer<typeof lastChoice>>

export const groupCourier = object({ courier: z.string(), courierName: z.string() })

/** The courier that later entries of a group get. */
export type GroupCourier = Readonly<z.infer<typeof groupCourier>>

export const choiceStep = object({
  choice: undoableChoice,
  before: mapOf(isCount, z.string()),
  /** The previous courier for later entries of the group, if any. */
  groupBefore: maybe(groupCourier),
})

/** A choice with the previous couriers, for undo. */
export type ChoiceStep = Readonly<z.infer<typeof choiceStep>>

export const openDoubt = object({
  doubt: object({
    at,
    request,
    cause: z.union([
      object({ kind: z.literal('fault'), fault }),
      object({ kind: z.literal('unexplained') }),
    ]),
  }),
  since: z.nullable(object({ at, message: named })),
})

/** The doubt about an entry that was in doubt or unexplained, kept while it is resent. */
export type OpenDoubt = Readonly<z.infer<typeof openDoubt>>

export const largeBatch = object({
  positions,
  /** One of the entries was later too large alone, which may explain it. */
  hasBadEntry: z.boolean(),
})

/** A request of several entries that was too large. */
export type LargeBatch = Readonly<z.infer<typeof largeBatch>>

export const handOver = object({ at, file: z.string() })

/** A file from which a colleague continues. */
export type HandOver = Readonly<z.infer<typeof handOver>>
