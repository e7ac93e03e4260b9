import type { NumbersInCell } from '#domain/formats/find-numbers.ts'
import type { NumberLikeness } from '#domain/formats/judge-number.ts'
import type { ProbableCourier } from '#domain/entry/upload-result.ts'
import type { Formats } from './clean-by-formats.ts'

/** Formats and couriers for the late checks, loaded after the first rows are on the screen. */
export type Knowledge = Formats & {
  /** Whether all formats of that shape (of the given courier, if any) have check digits, and all of them fail. */
  readonly checkDigitFails: (number: string, courier: string) => boolean
  /** The number with digits instead of similar letters, if only then a check digit fits. */
  readonly suggestDigits: (number: string, courier: string) => string | null
  readonly checkDigitFits: (number: string, courier: string) => boolean
  readonly isCourierName: (courier: string) => boolean
  /** Whether a text is the full name of a courier in a list. */
  readonly isListedName: (text: string) => boolean
  /** Whether this service has ever answered with this code. */
  readonly isNamedByService: (code: string) => boolean
  /** The couriers that a name may mean: one, several that match equally well, or none. */
  readonly probableCouriers: (name: string) => readonly ProbableCourier[]
  /** Whether the number doesn't match the known formats of that courier (code or name), but those of others. */
  readonly isOfOtherCourier: (number: string, courier: string) => boolean
  readonly looksLikeNumber: (value: string) => NumberLikeness
  /** Finds the numbers in a cell that isn't just one number; null when it is, or when none is found. */
  readonly findNumbers: (cell: string) => NumbersInCell | null
}

/** Knowledge of no formats and couriers: the checks find no issues. */
export const NO_KNOWLEDGE: Knowledge = {
  fits: () => false,
  isSurelyOne: () => false,
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
