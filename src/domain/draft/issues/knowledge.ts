import type { NamesOfCourier, ProbableCourier } from '#domain/entry/upload-result.ts'
import type { NumberKnowledge } from '#domain/formats/number-knowledge.ts'

/** Couriers by name, from the public list, this service's answers and the user's earlier choices. */
export type CourierNames = {
  /** Whether a text is a courier's name instead of a code. */
  readonly isCourierName: (courier: string) => boolean
  /** Whether a text is the full name of a courier in a list. */
  readonly isListedName: (text: string) => boolean
  /** Whether this service has ever answered with this code. */
  readonly isNamedByService: (code: string) => boolean
  /** The codes of all couriers whose name is or begins with this one. */
  readonly couriersNamed: (name: string) => readonly string[]
  /** The courier that a name probably means; null for none, or for several that match equally well. */
  readonly probableCourier: (name: string) => ProbableCourier | null
  /** The couriers that a name may mean: one, several that match equally well, or none. */
  readonly probableCouriers: (name: string) => readonly ProbableCourier[]
  /** The names of the courier with this code; null for an unknown code. */
  readonly namesOfCode: (code: string) => NamesOfCourier | null
}

/** Formats and couriers for the late checks, loaded after the first rows are on the screen. */
export type Knowledge = NumberKnowledge & CourierNames

/** Knowledge of no formats and couriers: the checks find no issues. */
export const NO_KNOWLEDGE: Knowledge = {
  fits: () => false,
  isSurelyOne: () => false,
  couriersOf: () => [],
  checkDigit: () => 'none',
  checksOf: () => [],
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

/** The code of a row's courier, also for its exact name; '' when neither is known. */
export function codeOf(
  courier: string,
  { namesOfCode, isListedName, probableCourier }: Knowledge,
): string {
  if (courier === '' || namesOfCode(courier) !== null) return courier
  return isListedName(courier) ? (probableCourier(courier)?.key ?? '') : ''
}
