import assert from 'node:assert/strict'
import { button, cell, field, form, grid, link, type Person, rowHead } from '../person/person.ts'
import { type Journey, pasteOrders, requireEachOnce, seeSummary, tabTo } from './stage.ts'

const ROWS = [
  ['SO-1', 'ZZ-1'],
  ['TEST-REJECTED', 'ZZ-2'],
  ['SO-WRONG', 'ZZ-3'],
] as const

const typed: Journey = {
  title: 'entries are typed, fixed in the sheet and uploaded by keyboard alone',
  play: async (stage) => {
    const { person, token } = stage
    const entries = grid('Entries')
    await person.open('/')
    await tabTo(person, button('Connect'))
    await person.key('Enter')
    await person.seeFocus(field('Access token'))
    await person.type(token)
    await person.key('Enter')
    await person.see(button(/^Token added/))
    await tabTo(person, field('Order ID', form('Add an entry')))
    for (const [order, number] of ROWS) {
      await person.type(order)
      await person.key('Enter')
      await person.type(number)
      await person.key('Enter')
    }
    await person.seeText(entries, 'SO-WRONG')

    await tabTo(person, rowHead('1', entries))
    await person.key('Control+Home', 'ArrowRight', 'ArrowDown', 'ArrowDown')
    await person.type('SO-3')
    await person.key('Enter')
    await person.see(cell(/^SO-3/, entries))
    await person.seeNo(cell(/^SO-WRONG/, entries))

    await tabTo(person, button('Upload 3 entries'), 'Shift+Tab')
    await person.key('Enter')
    await seeSummary(person, { Accepted: 2, Failed: 1 })
    await requireEachOnce(stage, 2)
  },
}

/** With a problem, a warning and a copy, to show every bar and notice of a sheet. */
const MIXED = [...ROWS, ['', 'ZZ-4'], ['SO-5', '9.40011E+21'], ['SO-1', 'ZZ-1'], ['SO-1', 'ZZ-5']]

/** Uses the skip link of a newly opened page. */
async function skipTo(person: Person, words: string) {
  await person.reload()
  await person.see(grid('Entries'))
  const stops = await tabTo(person, link(words))
  await person.key('Enter')
  return stops
}

const counted: Journey = {
  title: 'Upload and the sheet are 5 and 12 tab stops away, or 2 keys from the top',
  play: async (stage) => {
    const { person } = stage
    const entries = grid('Entries')
    await pasteOrders(stage, MIXED)
    await person.see(cell('SO-5', entries))
    await skipTo(person, 'Skip to main content')
    const toUpload = await tabTo(person, button(/^Upload \d+ entries$/))
    assert.ok(toUpload <= 5, `Upload is stop ${toUpload}.`)
    const toSheet = toUpload + (await tabTo(person, entries))
    assert.ok(toSheet <= 12, `The sheet is stop ${toSheet}.`)

    const toLink = await skipTo(person, 'Skip to the sheet')
    assert.equal(toLink, 1)
    await person.seeFocus(rowHead('2', entries))
  },
}

export const KEYBOARD = [typed, counted]
