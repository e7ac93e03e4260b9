import assert from 'node:assert/strict'
import { button, field, main, type Person, region, type Target } from '../person/person.ts'
import { type BookLine, sheetOf } from '../support/sheets.ts'

/** The setting of a journey: a user in a browser with a unique token. */
export type Stage = { readonly person: Person; readonly token: string; readonly origin: string }

/** A user's whole task, the same in every browser. */
export type Journey = {
  readonly title: string
  readonly play: (stage: Stage) => Promise<void>
}

const HEADER = ['Order ID', 'Tracking number'] as const

export const ordersSheet = (rows: readonly (readonly string[])[]) => sheetOf(HEADER, rows)

/** Orders that the simulator accepts. */
export const orders = (count: number) =>
  Array.from({ length: count }, (_, n) => [`SO-${n}`, `ZZ-${n}`])

export async function connect(person: Person, token: string) {
  await person.press(button('Connect'))
  await person.fill(field('Access token'), token)
  await person.key('Enter')
  await person.see(button(/^Token added/))
}

/** Opens the product, connects and pastes a sheet. */
export async function pasteOrders({ person, token }: Stage, rows: readonly (readonly string[])[]) {
  await person.open('/')
  await connect(person, token)
  await person.paste(ordersSheet(rows))
}

const summary = region('Where every entry stands')

/** Waits until each outcome has its count. */
export async function seeSummary(person: Person, counts: Readonly<Record<string, number>>) {
  for (const [term, count] of Object.entries(counts))
    await person.seeText(summary, new RegExp(`${term}\\s*${count.toLocaleString('en')}(?![\\d,])`))
}

export const seeTheEnd = (person: Person) => person.seeText(main, 'Nothing left to do')

/** More tab stops than any page has. */
const MOST_STOPS = 60

/** Presses Tab until the target has the focus, and counts; after the last stop, Firefox moves on into its own window. */
export async function tabTo(person: Person, target: Target, key = 'Tab'): Promise<number> {
  await person.see(target)
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await person.hasFocus(target)) return stop
    await person.key(key)
  }
  assert.fail(`The keyboard does not get to the ${target.role} ${String(target.name)}.`)
}

/** Reads the simulator's book of processed entries. */
export async function readBook({ origin, token }: Stage): Promise<readonly BookLine[]> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/practice/book`, { headers })
  return (await response.json()) as BookLine[]
}

export async function requireEachOnce(stage: Stage, count: number) {
  const lines = await readBook(stage)
  assert.equal(lines.length, count)
  assert.deepEqual(
    lines.filter(({ times }) => times !== 1),
    [],
  )
}
