import * as z from 'zod/mini'
import { count, isCount, mapOf, maybe, object, positions } from './schemas.ts'
import { at, fault, reason, request } from './upload.ts'

/** A number that the service counted; null: it never reported it. */
const reported = z.nullable(z.number())

export const submissionRecord = object({
  submission: count,
  reason,
  at,
  entryCount: count,
  /** The service has answered about each of its entries before. */
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

/** One submission with the service's counts summed over its answers. */
export type SubmissionRecord = Readonly<z.infer<typeof submissionRecord>>

const named = z.nullable(z.string())

export const strayReport = object({
  request,
  orderId: named,
  merchantOrderId: named,
  trackingId: named,
  message: named,
})

/** Something that an answer named and that was not in the request. */
export type StrayReport = Readonly<z.infer<typeof strayReport>>

const choice = {
  positions,
  courier: z.nullable(z.string()),
  courierName: z.string(),
  /** The group that it was made for. */
  group: maybe(z.string()),
  /** Choices that were made with one press have the same number. */
  press: maybe(count),
}
const undoableChoice = object(choice)

/** `courierCount`: how many couriers were chosen by it. */
export const lastChoice = object({ ...choice, courierCount: count })

/** What is undone next: one choice, or all that were made with one press. */
export type LastChoice = Readonly<z.infer<typeof lastChoice>>

export const groupCourier = object({ courier: z.string(), courierName: z.string() })

/** The courier that later entries of a group get. */
export type GroupCourier = Readonly<z.infer<typeof groupCourier>>

export const choiceStep = object({
  choice: undoableChoice,
  before: mapOf(isCount, z.string()),
  /** What later entries of the group got before; none: they were asked about. */
  groupBefore: maybe(groupCourier),
})

/** A choice with what stood there before, for undoing. */
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

/** What is known against an entry that was in doubt or unexplained, while it is resent. */
export type OpenDoubt = Readonly<z.infer<typeof openDoubt>>

export const largeBatch = object({
  positions,
  /** One of them was too large alone since, and may be all that there was to it. */
  hasBadEntry: z.boolean(),
})

/** A request of several entries that was too large. */
export type LargeBatch = Readonly<z.infer<typeof largeBatch>>

export const handOver = object({ at, file: z.string() })

/** A file from which a colleague continues. */
export type HandOver = Readonly<z.infer<typeof handOver>>
