import type { EntryCells } from '#domain/entry/tracking-entry.ts'
import {
  certainCourier,
  type NamesOfCourier,
  type ProbableCourier,
} from '#domain/entry/upload-result.ts'
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
  /** The couriers that a text may mean: one, several to choose from, or none. */
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
  hasFormat: () => false,
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
  probableCouriers: () => [],
  namesOfCode: () => null,
  readLabel: () => null,
  findNumbers: () => null,
  fitsCourier: () => false,
  isOfOtherCourier: () => false,
  looksLikeNumber: () => 'no',
}

type Parcel = Pick<EntryCells, 'courier' | 'trackingId'>
const LAND_OF_POST = /^[A-Z]{2}\d{9}([A-Z]{2})$/i

/** The couriers that a row's text may mean, fewer where its number tells which one or which land. */
export function couriersMeant(
  { courier, trackingId }: Parcel,
  { probableCouriers, fitsCourier }: Pick<Knowledge, 'probableCouriers' | 'fitsCourier'>,
): readonly ProbableCourier[] {
  const meant = probableCouriers(courier)
  if (meant.length < 2 || trackingId === '') return meant
  const fitting = meant.filter(({ key }) => fitsCourier(trackingId, key))
  const land = LAND_OF_POST.exec(trackingId)?.[1]?.toUpperCase()
  const there = meant.filter(({ countryIso }) => countryIso === land)
  return [fitting, there].find(({ length }) => length === 1) ?? meant
}

/** The code of a row's courier, also for its exact name; '' when neither is known. */
export function codeOf(
  courier: string,
  { namesOfCode, isListedName, probableCouriers }: Knowledge,
): string {
  if (courier === '' || namesOfCode(courier) !== null) return courier
  return isListedName(courier) ? (certainCourier(probableCouriers(courier))?.key ?? '') : ''
}
