import { button, cell, grid, heading, row } from '../person/person.ts'
import {
  type Journey,
  orders,
  ordersSheet,
  pasteOrders,
  requireEachOnce,
  seeSummary,
  seeTheEnd,
} from './stage.ts'

const withFailures: Journey = {
  title: '2,000 rows are uploaded, and failed ones corrected or set aside until nothing is left',
  play: async (stage) => {
    const { person } = stage
    const rows = orders(2000)
    rows[700] = ['TEST-REJECTED', 'ZZ-700']
    rows[1900] = ['TEST-NOT-FOUND', 'ZZ-1900']
    await pasteOrders(stage, rows)
    await person.press(button('Upload 2,000 entries'))
    await seeSummary(person, { Accepted: 1998, Failed: 2 })
    const failed = grid('Failed entries')
    await person.press(cell(/^ZZ-700/, failed))
    await person.type('CORRECTED-700')
    await person.key('Enter')
    await person.press(cell(/^TEST-NOT-FOUND/, failed))
    await person.type('SO-1900')
    await person.key('Enter')
    await person.press(button('Resend 2 entries'))
    await seeTheEnd(person)
    await seeSummary(person, { Accepted: 2000 })
    await requireEachOnce(stage, 2000)
  },
}

const hundredThousand: Journey = {
  title: 'a file of 100,000 rows is read without a click, with its problems',
  play: async ({ person }) => {
    const rows = Array.from({ length: 100_000 }, (_, n) => [
      `SO-${100_000 + n}`,
      `YT${2_300_000_000_000_000 + n}`,
    ])
    rows[99_998] = ['SO-199998', '9.40011E+21']
    rows[99_999] = [...(rows[0] ?? [])]
    await person.open('/')
    await person.see(button('Paste'))
    const content = Buffer.from(ordersSheet(rows).replaceAll('\t', ','))
    await person.dropFile({ name: 'orders.csv', content })
    await person.see(heading('99,999 entries'))
    await person.see(button('Upload 99,998 entries'))
    await person.press(button('Problems 1'))
    await person.seeText(row(/SO-199998/, grid('Entries')), '100000')
  },
}

export const MANY_ROWS = [withFailures, hundredThousand]
