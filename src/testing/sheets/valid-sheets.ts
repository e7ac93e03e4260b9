import { createRandom, type Random } from '#testing/simulation/random.ts'

/** A sheet whose rows are all valid, with numbers of a courier that no list of ours knows. */
export type ValidSheet = {
  readonly name: string
  readonly text: string
  /** The tracking numbers as they have to leave. */
  readonly numbers: readonly string[]
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'

const text = (random: Random, alphabet: string, length: number) =>
  Array.from({ length }, () => random.pick(alphabet.split(''))).join('')
const between = (random: Random, least: number, most: number) =>
  least + random.below(most - least + 1)

/** The last digit makes the sum of all digits, weighted in turn, a multiple of the modulus. */
function withOwnCheck(digits: string, weights: readonly number[]): string {
  const sum = Array.from(digits).reduce((all, digit, at) => {
    return all + Number(digit) * (weights[at % weights.length] ?? 1)
  }, 0)
  return digits + String((10 - (sum % 10)) % 10)
}

type MakeNumber = () => string

/** The rule by which a made-up courier writes its numbers. */
function numbersOf(random: Random): MakeNumber {
  const front = text(random, DIGITS, between(random, 1, 4))
  const mark = text(random, LETTERS, between(random, 1, 4))
  const length = between(random, 8, 20)
  const weights = Array.from({ length: 3 }, () => between(random, 1, 9))
  const digits = () => text(random, DIGITS, length)
  return random.pick<MakeNumber>([
    () => front + digits(),
    () => withOwnCheck(front + digits(), weights),
    () => mark + digits(),
    () => withOwnCheck(digits(), weights) + mark.slice(0, 2),
    () => mark + text(random, LETTERS + DIGITS, length),
    () => front + text(random, LETTERS, 2) + digits(),
    () => `${mark}${digits()}-${between(random, 1, 9)}`,
    () => `${front}-${digits()}`,
  ])
}

/** The groups in which it prints them, at least three or two different ones, of at most seven characters. */
function groupsOf(random: Random, length: number): readonly number[] {
  const size = between(random, 3, length < 12 ? 3 : 5)
  const lead = random.pick([0, 1, 2])
  const groups = lead === 0 ? [] : [lead]
  let left = length - lead
  while (left > 0) {
    groups.push(Math.min(size, left))
    left -= size
  }
  return groups
}

function printed(number: string, groups: readonly number[]): string {
  let at = 0
  return groups
    .map((length) => {
      at += length
      return number.slice(at - length, at)
    })
    .join(' ')
}

/** Order IDs as shops write them. */
function ordersOf(random: Random): (at: number) => string {
  const first = between(random, 1000, 90000)
  const mark = text(random, LETTERS, between(random, 1, 3))
  return random.pick([
    (at: number) => `#${first + at}`,
    (at: number) => `${mark}-${first + at}`,
    (at: number) => `${mark}${first + at}/26`,
    () => `${text(random, DIGITS, 3)}-${text(random, DIGITS, 7)}-${text(random, DIGITS, 7)}`,
    (at: number) => `${between(random, 10, 29)}-${first + at}-${text(random, DIGITS, 5)}`,
    () => text(random, LETTERS + DIGITS, 9),
    (at: number) => `2026-${mark}-${first + at}`,
    () => `5${text(random, DIGITS, 18)}`,
  ])
}

const SYLLABLES = 'ba do ke lu mi no pa ri so tu va ze qui dra flo sken'.split(' ')

/** Nothing, a code or a name, as a made-up courier has them. */
function courierOf(random: Random): string | null {
  const name = Array.from({ length: 3 }, () => random.pick(SYLLABLES)).join('')
  const capital = name.charAt(0).toUpperCase() + name.slice(1)
  return random.pick([null, `9${text(random, DIGITS, 5)}`, `${capital} ${random.pick(WORDS)}`])
}
const WORDS = [
  'Express',
  'Pakke',
  'Logística',
  'Kurier',
  'Courier Services',
  'Transport',
  'Entregas',
]

/** The sheet of a seed: the same seed gives the same sheet. */
export function validSheet(seed: number): ValidSheet {
  const random = createRandom(seed)
  const make = numbersOf(random)
  const orderOf = ordersOf(random)
  const courier = courierOf(random)
  const count = between(random, 12, 60)
  const numbers = Array.from({ length: count }, make)
  const way = random.pick(['plain', 'printed', 'formula', 'blanks'] as const)
  const groups = groupsOf(random, numbers[0]?.length ?? 0)
  const isPrinted = way === 'printed' && !numbers.some((number) => number.includes('-'))
  const dressed = (number: string) => {
    if (isPrinted) return printed(number, groups)
    return way === 'formula' ? `="${number}"` : way === 'blanks' ? `\u00A0${number} ` : number
  }
  const orders = new Set(Array.from({ length: count * 2 }, (_, at) => orderOf(at)))
  const header = ['Order ID', ...(courier === null ? [] : ['Courier']), 'Tracking number']
  const rows = [...orders].slice(0, count).map((order, at) => {
    return [order, ...(courier === null ? [] : [courier]), dressed(numbers[at] ?? '')]
  })
  return {
    name: `${seed}: ${courier ?? 'no courier'}, ${rows[0]?.join(' ')}`,
    text: [header, ...rows].map((cells) => cells.join('\t')).join('\n'),
    numbers,
  }
}
