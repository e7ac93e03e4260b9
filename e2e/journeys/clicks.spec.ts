import {
  button,
  cell,
  combobox,
  field,
  form,
  grid,
  heading,
  option,
  region,
} from '../person/person.ts'
import { playwrightPerson } from '../person/playwright-person.ts'
import { enterToken, expect, sheetOf, test } from '../support/product.ts'

const HEADER = ['Order ID', 'Tracking number'] as const
const summary = region('Where every entry stands')

test('a clean sheet is pasted and uploaded with 1 click', async ({ page, token }) => {
  const person = playwrightPerson(page)
  await person.open('/')
  await enterToken(page, token)
  await person.paste(sheetOf(HEADER, [['SO-1', 'ZZ-1']]))
  await person.press(button('Upload 1 entry'))
  await person.seeText(summary, /Accepted\s*1/)
  expect(person.presses()).toBe(1)
})

test('a first upload asks for the token where it is needed, and takes 2 clicks', async ({
  page,
  token,
}) => {
  const person = playwrightPerson(page)
  await person.open('/')
  await person.see(form('Add an entry'))
  await person.paste(sheetOf(HEADER, [['SO-1', 'ZZ-1']]))
  await person.press(button('Upload 1 entry'))
  await person.fill(field('Access token'), token)
  await person.press(button('Connect and upload 1 entry'))
  await person.seeText(summary, /Accepted\s*1/)
  expect(person.presses()).toBe(2)
})

test('three courier names become codes with 1 click before the upload', async ({ page, token }) => {
  const person = playwrightPerson(page)
  await person.open('/')
  await enterToken(page, token)
  const header = [...HEADER, 'Courier']
  await person.paste(
    sheetOf(header, [
      ['SO-1', 'ZZ-1', 'DHL Express'],
      ['SO-2', 'ZZ-2', 'UPS'],
      ['SO-3', 'ZZ-3', 'FedEx'],
    ]),
  )
  await person.press(button(/^Use (?:these|all|the) /))
  await person.press(button('Upload 3 entries'))
  await person.seeText(summary, /Accepted\s*3/)
  expect(person.presses()).toBe(2)
})

test('a courier among 40 candidates takes 2 clicks', async ({ page, token }) => {
  const person = playwrightPerson(page)
  await person.open('/')
  await enterToken(page, token)
  await person.paste(sheetOf(HEADER, [['TEST-AMBIGUOUS-40', 'GFUS01011884214460']]))
  await person.press(button('Upload 1 entry'))
  const before = person.presses()
  const couriers = region('Choose couriers')
  await person.press(combobox(/./, couriers))
  await person.press(option(/./, couriers))
  await person.see(button('Send 1 entry with couriers', couriers))
  expect(person.presses() - before).toBe(2)
})

test('a failed entry is corrected and resent with 2 clicks', async ({ page, token }) => {
  const person = playwrightPerson(page)
  await person.open('/')
  await enterToken(page, token)
  await person.paste(sheetOf(HEADER, [['TEST-REJECTED', 'ZZ-1']]))
  await person.press(button('Upload 1 entry'))
  const before = person.presses()
  const failed = grid('Failed entries')
  await person.press(cell(/^ZZ-1/, failed))
  await person.type('CORRECTED-1')
  await person.key('Enter')
  await person.press(button('Resend 1 entry'))
  await person.seeText(summary, /Accepted\s*1/)
  expect(person.presses() - before).toBe(2)
})

test('all cells of the open kind are split with 1 click', async ({ page }) => {
  const person = playwrightPerson(page)
  await person.open('/')
  await person.see(form('Add an entry'))
  await person.paste(
    sheetOf(HEADER, [
      ['SO-1', 'YT2229521272164490, YT2229521272164491'],
      ['SO-2', '9400111206206406260787 / 9400111206206406260794'],
    ]),
  )
  await person.press(button('Several numbers in one cell 2'))
  await person.press(button('Split all'))
  await person.see(heading('4 entries'))
  // One opens the kind, one splits.
  expect(person.presses()).toBe(2)
})
