import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import type { NumberLikeness } from '#domain/formats/judge-number.ts'
import type { ProbableCourier } from '#domain/entry/upload-result.ts'
import type { Formats } from './clean-by-formats.ts'

/** What the late checks know of formats and couriers: loaded after the first rows are on the screen. */
export type Knowledge = Formats & {
  /** Whether every format of that shape (of that courier, where one is given) has a check digit, and all fail. */
  readonly checkDigitFails: (number: string, courier: string) => boolean
  /** The same number with digits for letters that look like them, where only then a check digit fits. */
  readonly suggestDigits: (number: string, courier: string) => string | null
  /** Whether the check digit of the number fits. */
  readonly checkDigitFits: (number: string, courier: string) => boolean
  readonly isCourierName: (courier: string) => boolean
  /** Whether a text is the whole name of a courier as a list has it. */
  readonly isListedName: (text: string) => boolean
  /** Whether this service has answered with a code. */
  readonly isNamedByService: (code: string) => boolean
  /** The couriers that a name may mean: one, several that fit equally well, or none. */
  readonly probableCouriers: (name: string) => readonly ProbableCourier[]
  /** Whether the formats of that courier, given by code or name, are known, none fits, and those of others do. */
  readonly isOfOtherCourier: (number: string, courier: string) => boolean
  readonly looksLikeNumber: (value: string) => NumberLikeness
  /** What a tracking cell holds that is not one number alone; null where it is one, or none is known. */
  readonly findNumbers: (cell: string) => NumbersInCell | null
}

/** Knows nothing: no check finds anything. */
export const NO_KNOWLEDGE: Knowledge = {
  fits: () => false,
  couriersOf: () => [],
  checkDigitFails: () => false,
  suggestDigits: () => null,
  checkDigitFits: () => false,
  isCourierName: () => false,
  isListedName: () => false,
  isNamedByService: () => false,
  couriersNamed: () => [],
  probableCourier: () => null,
  probableCouriers: () => [],
  namesOfCode: () => null,
  readLabel: () => null,
  findNumbers: () => null,
  fitsCourier: () => false,
  isOfOtherCourier: () => false,
  looksLikeNumber: () => 'no',
}
