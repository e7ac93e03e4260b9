import assert from 'node:assert/strict'
import {
  button,
  cell,
  combobox,
  field,
  form,
  grid,
  heading,
  option,
  type Person,
  region,
} from '../person/person.ts'
import { sheetOf } from '../support/sheets.ts'
import { connect, type Journey, ordersSheet, pasteOrders, seeSummary } from './stage.ts'

/** Requires that `work` takes this number of clicks. */
async function countClicks(person: Person, clicks: number, work: () => Promise<void>) {
  const before = person.presses()
  await work()
  assert.equal(person.presses() - before, clicks)
}

const cleanSheet: Journey = {
  title: 'a clean sheet is copied, pasted with Ctrl+V and uploaded with 1 click',
  play: async ({ person, token }) => {
    await person.open('/')
    await connect(person, token)
    await person.copy(ordersSheet([['SO-1', 'ZZ-1']]))
    await countClicks(person, 1, async () => {
      await person.key('Control+v')
      await person.press(button('Upload 1 entry'))
      await seeSummary(person, { Accepted: 1 })
    })
  },
}

const firstUpload: Journey = {
  title: 'a first upload asks for the token where it is needed, and takes 2 clicks',
  play: async ({ person, token }) => {
    await person.open('/')
    await person.see(form('Add an entry'))
    await countClicks(person, 2, async () => {
      await person.paste(ordersSheet([['SO-1', 'ZZ-1']]))
      await person.press(button('Upload 1 entry'))
      await person.fill(field('Access token'), token)
      await person.press(button('Connect and upload 1 entry'))
      await seeSummary(person, { Accepted: 1 })
    })
  },
}

const courierNames: Journey = {
  title:
    'three courier names become codes with 1 click, and a code from a public list needs confirmation',
  play: async ({ person, token }) => {
    await person.open('/')
    await connect(person, token)
    const rows = [
      ['SO-1', 'ZZ-1', 'DHL Express'],
      ['SO-2', 'ZZ-2', 'UPS'],
      ['SO-3', 'ZZ-3', 'FedEx'],
    ]
    await countClicks(person, 3, async () => {
      await person.paste(sheetOf(['Order ID', 'Tracking number', 'Courier'], rows))
      await person.press(button(/^Use (?:these|all|the) /))
      await person.press(button('Upload 3 entries'))
      await person.press(button('Upload anyway'))
      await seeSummary(person, { Accepted: 3 })
    })
  },
}

const fortyCandidates: Journey = {
  title: 'a courier among 40 candidates takes 2 clicks',
  play: async (stage) => {
    const { person } = stage
    await pasteOrders(stage, [['TEST-AMBIGUOUS-40', 'GFUS01011884214460']])
    await person.press(button('Upload 1 entry'))
    const couriers = region('Choose couriers')
    await countClicks(person, 2, async () => {
      await person.press(combobox(/./, couriers))
      await person.press(option(/./, couriers))
      await person.see(button('Send 1 entry with couriers', couriers))
    })
  },
}

const failedEntry: Journey = {
  title: 'a failed entry is corrected and resent with 2 clicks',
  play: async (stage) => {
    const { person } = stage
    await pasteOrders(stage, [['TEST-REJECTED', 'ZZ-1']])
    await person.press(button('Upload 1 entry'))
    await countClicks(person, 2, async () => {
      await person.press(cell(/^ZZ-1/, grid('Failed entries')))
      await person.type('CORRECTED-1')
      await person.key('Enter')
      await person.press(button('Resend 1 entry'))
      await seeSummary(person, { Accepted: 1 })
    })
  },
}

const splitCells: Journey = {
  title: 'all cells of the open kind are split with 1 click',
  play: async ({ person }) => {
    await person.open('/')
    await person.see(form('Add an entry'))
    const rows = [
      ['SO-1', 'YT2229521272164490, YT2229521272164491'],
      ['SO-2', '9400111206206406260787 / 9400111206206406260794'],
    ]
    // One click opens the kind, one splits.
    await countClicks(person, 2, async () => {
      await person.paste(ordersSheet(rows))
      await person.press(button('Several numbers in one cell 2'))
      await person.press(button('Split 2 entries'))
      await person.see(heading('4 entries'))
    })
  },
}

export const CLICKS = [
  cleanSheet,
  firstUpload,
  courierNames,
  fortyCandidates,
  failedEntry,
  splitCells,
]
