import assert from 'node:assert/strict'
import Papa from 'papaparse'
import {
  button,
  cell,
  checkbox,
  dialog,
  grid,
  link,
  navigation,
  type Person,
  radio,
  radiogroup,
  region,
} from '../person/person.ts'
import {
  type Journey,
  ordersSheet,
  pasteOrders,
  readBook,
  requireEachOnce,
  seeSummary,
  seeTheEnd,
  type Stage,
} from './stage.ts'

const FIRST_SHEET = [
  ['SO-1', 'ZZ-1'],
  ['SO-2', 'https://t.17track.net/en#nums=YT2229521272164490'],
  ['TEST-REJECTED-1', 'ZZ-3'],
  ['TEST-NOT-FOUND-1', 'ZZ-4'],
  ['TEST-AMBIGUOUS-2-1', 'ZZ-51'],
  ['TEST-AMBIGUOUS-2-2', 'ZZ-52'],
] as const

const SECOND_SHEET = [
  ['TEST-DROPPED-BEFORE', 'ZZ-5'],
  ['SO-6', 'ZZ-6'],
  ['SO-7', 'ZZ-7'],
] as const

const openPanel = (person: Person, name: RegExp) =>
  person.press(button(name, navigation('This upload')))

async function prepareAndUpload(stage: Stage) {
  const { person } = stage
  await pasteOrders(stage, FIRST_SHEET)
  await person.see(button('Upload 5 entries'))
  await person.press(button('Web address 1'))
  await person.press(button('Take 1 number from its link'))
  await person.press(button('Upload 6 entries'))
  await seeSummary(person, { Accepted: 2, Failed: 2, 'Courier needed': 2 })
}

async function chooseCouriers(person: Person) {
  const couriers = region('Choose couriers')
  await openPanel(person, /^Choose couriers 2/)
  await person.press(radio(/./, radiogroup(/2 entries/, couriers)))
  await person.press(button('Send 2 entries with couriers', couriers))
  await seeSummary(person, { Accepted: 4, Failed: 2 })
}

async function correctOneAndGiveUpOne(person: Person) {
  const failed = grid('Failed entries')
  await openPanel(person, /^Failed 2/)
  await person.press(cell(/^ZZ-3/, failed))
  await person.type('CORRECTED-3')
  await person.key('Enter')
  await person.press(button('Resend 1 entry'))
  await seeSummary(person, { Accepted: 5, Failed: 1 })
  await person.press(checkbox('Select TEST-NOT-FOUND-1', failed))
  await person.press(button('Set aside…'))
  await person.press(button('Order cancelled', dialog(/./)))
  await person.press(button('Set aside', dialog(/./)))
  await seeTheEnd(person)
  await seeSummary(person, { Accepted: 5, 'Set aside': 1 })
}

/** Requires the true outcome of every entry in the downloaded file. */
async function requireTrueReceipt(stage: Stage) {
  const { person } = stage
  await person.press(button('Download'))
  const receipt = await person.save(button('CSV (.csv)', dialog('Download')))
  const [, ...lines] = Papa.parse<string[]>(receipt.content.toString('utf8').trim()).data
  assert.equal(lines.length, 6)
  const accepted = lines.filter((cells) => cells.at(-1) === 'accepted')
  const book = await readBook(stage)
  assert.deepEqual(
    accepted.map(([order, number]) => `${order} ${number}`).sort(),
    book.map(({ orderId, trackingId }) => `${orderId} ${trackingId}`).sort(),
  )
}

async function resolveDoubt(person: Person) {
  await person.press(link(/^(New sheet|Back to the sheet)/))
  await person.paste(ordersSheet(SECOND_SHEET))
  await person.press(button('Upload 3 entries'))
  await seeSummary(person, { 'In doubt': 3 })
  await person.press(button('Resend 1 to check'))
  await seeSummary(person, { Accepted: 1, 'In doubt': 2 })
  await person.press(button('Resend all 2'))
  await person.press(button('Resend 2 entries', dialog(/./)))
  await seeTheEnd(person)
}

const wholeJob: Journey = {
  title:
    'two sheets are fixed, uploaded, corrected and resolved until nothing is left, each entry sent once',
  play: async (stage) => {
    const { person } = stage
    await prepareAndUpload(stage)
    await chooseCouriers(person)
    await correctOneAndGiveUpOne(person)
    await requireTrueReceipt(stage)
    await person.key('Escape')
    await resolveDoubt(person)
    await requireEachOnce(stage, 8)
  },
}

export const WHOLE_JOB = [wholeJob]
