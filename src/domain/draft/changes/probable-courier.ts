import type { CourierCandidate } from '#domain/entry/upload-result.ts'

/** The names of a courier in the languages that a service gives them in; any may be empty. */
export type NamesOfCourier = Pick<CourierCandidate, 'name' | 'nameZhCn' | 'nameZhHk'>

/** A courier that a name in the sheet may mean, and who says that its code is one. */
export type ProbableCourier = CourierCandidate & {
  readonly from: 'chosen-before' | 'service' | 'public-list'
}
