import { button, cell, field, form, grid } from '../person/person.ts'
import { type Journey, requireEachOnce, seeSummary, tabTo } from './stage.ts'

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
    await person.see(button(/^Connected/))
    await tabTo(person, field('Order ID', form('Add an entry')))
    for (const [order, number] of ROWS) {
      await person.type(order)
      await person.key('Enter')
      await person.type(number)
      await person.key('Enter')
    }
    await person.seeText(entries, 'SO-WRONG')

    await tabTo(person, cell('1', entries))
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

export const KEYBOARD = [typed]
