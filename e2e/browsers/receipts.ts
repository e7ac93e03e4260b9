import assert from 'node:assert/strict'
import {
  button,
  cell,
  combobox,
  dialog,
  grid,
  heading,
  main,
  type NamedFile,
  radio,
} from '../person/person.ts'
import { connect, type Journey, seeSummary } from './stage.ts'

const SHEET = [
  'Buyer,Order ID,Tracking number,Courier code,Note',
  'Ann,00123,9400111202555842332669,21051,=1+1',
  'Ben,TEST-REJECTED-1,ZZ-2,,"a, ""b"""',
  'Cat,TEST-AMBIGUOUS-2-1,ZZ-3,,-x',
  'Dan,00124,ZZ-4,,＝1+1',
].join('\n')

/** Requires formulas to be exported as text, in their own column. */
function requireGuards({ content }: NamedFile) {
  const text = content.toString('utf8')
  for (const line of [
    "Ann;00123;9400111202555842332669;21051;'=1+1;",
    "Cat;TEST-AMBIGUOUS-2-1;ZZ-3;;'-x;",
    "Dan;00124;ZZ-4;;'＝1+1;",
  ])
    assert.ok(text.includes(line), text)
}

const SEMICOLON = 'Semicolon (Excel in Spain and most of Europe)'
type Format = 'CSV (.csv)' | 'Excel (.xlsx)'

const droppedBack = (format: Format, ending: RegExp, separator = 'Comma'): Journey => ({
  title: `a receipt dropped back as ${format} loads only what is open; undo brings the rest back`,
  play: async ({ person, token }) => {
    await person.open('/')
    await connect(person, token)
    await person.dropFile({ name: 'my orders.csv', content: Buffer.from(SHEET) })
    await person.press(button('Upload 4 entries'))
    await seeSummary(person, { Failed: 1, 'Courier needed': 1 })
    await person.press(button('Download'))
    await person.press(radio(/^All 4/, dialog('Download')))
    await person.choose(combobox('Separator in CSV', dialog('Download')), separator)
    const receipt = await person.save(button(format, dialog('Download')))
    assert.match(receipt.name, ending)
    if (separator === SEMICOLON) requireGuards(receipt)
    await person.seeNo(dialog('Download'))

    await person.dropFile(receipt)
    await person.seeText(main, '2 already accepted, not added')
    await person.see(heading('2 entries'))
    const entries = grid('Entries')
    await person.see(cell(/^TEST-REJECTED-1/, entries))
    await person.see(cell(/^TEST-AMBIGUOUS-2-1/, entries))
    await person.seeNo(cell(/^00123/, entries))

    await person.press(button(/^Undo/))
    await person.see(heading('4 entries'))
    await person.see(cell(/^00123/, entries))
    await person.press(button(/^Redo/))
    await person.see(heading('2 entries'))
  },
})

export const RECEIPTS = [
  droppedBack('CSV (.csv)', /^my orders all.*\.csv$/, SEMICOLON),
  droppedBack('Excel (.xlsx)', /^my orders all.*\.xlsx$/),
]
