import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import {
  cell,
  columnHead,
  form,
  grid,
  main,
  PATIENCE_MS,
  type Person,
  row,
  rowHead,
  screen,
  type Target,
} from '../person/person.ts'
import { type Journey, ordersSheet } from './stage.ts'

const LONG = '9400111206206406260787'

const ROWS = [['00122', LONG], ...['00123', '00124', '00125', '00126'].map((id) => [id, `Z${id}`])]

const entries = grid('Entries')
const order = (id: string) => cell(new RegExp(`^${id}`), entries)

async function openSheet(person: Person) {
  await person.open('/')
  await person.see(form('Add an entry'))
  await person.paste(ordersSheet(ROWS))
  await person.see(order('00126'))
}

/** Waits for the number of selected cells below the sheet. */
const seeSelected = (person: Person, text: string) => person.seeText(main, text)

/** Requires a row with these values in column order; the first may be the row number. */
const seeRow = (person: Person, ...values: readonly string[]) =>
  person.see(row(new RegExp(values.join('\\s+')), entries))

/** Waits for a width: the first key loads the code that changes widths. */
async function seeWidth(person: Person, target: Target, width: number) {
  const end = Date.now() + PATIENCE_MS
  while ((await person.widthOf(target)) !== width && Date.now() < end) await wait(50)
  assert.equal(await person.widthOf(target), width)
}

const selecting: Journey = {
  title: 'cells are selected by keys, row numbers and column headers as in a spreadsheet',
  play: async ({ person }) => {
    await openSheet(person)
    await person.press(order('00123'))
    await person.key('Shift+ArrowRight', 'Shift+ArrowDown')
    await seeSelected(person, '4 cells')
    await person.key('Shift+ArrowLeft', 'Shift+ArrowUp')
    await person.key('Control+a')
    await seeSelected(person, '20 cells, 10 empty')
    // The announcement.
    await person.seeText(screen, '20 cells selected')
    await person.key('Escape', 'Control+Home', 'ArrowRight', 'Control+Shift+ArrowDown')
    await seeSelected(person, '5 cells')
    await person.key('Escape', 'Control+Shift+ArrowUp')
    await seeSelected(person, '5 cells')
    await person.key('Control+Shift+ArrowRight')
    await seeSelected(person, '20 cells, 10 empty')
    await person.key('Escape', 'Shift+Space')
    await seeSelected(person, '4 cells, 2 empty')
    await person.key('Escape', 'Control+Space')
    await seeSelected(person, '5 cells')
    await person.press(rowHead('3', entries))
    await seeSelected(person, '4 cells, 2 empty')
    await person.press(columnHead(/^Tracking number/, entries))
    await seeSelected(person, '5 cells')
  },
}

const filling: Journey = {
  title: 'cells are edited, filled, cleared and undone by keys',
  play: async ({ person }) => {
    await openSheet(person)
    await person.press(order('00122'))
    await person.key('F2')
    await person.key('End')
    await person.type('-A')
    await person.key('Enter')
    await seeRow(person, '00122-A', LONG)
    // The cell below is active now, and typing replaces its value.
    await person.type('00123-B')
    await person.key('Enter')
    await seeRow(person, '00123-B', 'Z00123')

    await person.key('ArrowRight', 'Shift+ArrowDown')
    await person.type('N-7')
    await person.key('Control+Enter')
    await seeRow(person, '00124', 'N-7')
    await seeRow(person, '00125', 'N-7')
    await person.key('Control+z')
    await seeRow(person, '00124', 'Z00124')
    await person.key('Control+y')
    await seeRow(person, '00125', 'N-7')

    await person.press(cell(/^Z00123/, entries))
    await person.key('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d')
    await seeRow(person, '00124', 'Z00123')
    await seeRow(person, '00125', 'Z00123')

    await person.press(order('00126'))
    await person.key('Shift+ArrowRight', 'Control+r')
    await seeRow(person, '00126', '00126')
    await person.key('Delete')
    await person.seeNo(order('00126'))
    await person.key('Control+z')
    await person.see(order('00126'))
  },
}

const copying: Journey = {
  title: 'copied cells are text with all their digits, for other programs and for the sheet itself',
  play: async ({ person }) => {
    await openSheet(person)
    await person.press(order('00122'))
    await person.key('Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c')
    const { text, html } = await person.clipboard()
    assert.equal(text.replaceAll('\r', ''), `00122\t${LONG}\n00123\tZ00123`)
    assert.match(html, /<td[^>]*>00122<\/td>/)
    assert.match(html, new RegExp(`<td[^>]*>${LONG}</td>`))
    await person.press(order('00125'))
    await person.key('Control+v')
    await seeRow(person, '5', '00122', LONG)
    await seeRow(person, '6', '00123', 'Z00123')
    await person.key('Control+z')
    await seeRow(person, '00125', 'Z00125')

    await person.press(order('00124'))
    await person.key('Control+x')
    await person.seeNo(order('00124'))
    await person.press(cell(/^Z00126/, entries))
    await person.key('Control+v')
    await seeRow(person, '00126', '00124')
  },
}

const handling: Journey = {
  title: 'a double press on the corner of a cell fills its column; keys make it wider',
  play: async ({ person }) => {
    await openSheet(person)
    await person.press(cell(/^Z00123/, entries))
    await person.pressTwice(cell(/^Z00123/, entries), 'corner')
    await seeRow(person, '00122', LONG)
    await seeRow(person, '00124', 'Z00123')
    await seeRow(person, '00126', 'Z00123')

    const head = columnHead(/^Tracking number/, entries)
    const before = await person.widthOf(head)
    await person.key('Alt+Shift+ArrowRight', 'Alt+Shift+ArrowRight')
    await seeWidth(person, head, before + 32)
    await person.key('Alt+Shift+ArrowLeft')
    await seeWidth(person, head, before + 16)
  },
}

export const GRID_KEYS = [selecting, filling, copying, handling]
