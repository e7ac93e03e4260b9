import assert from 'node:assert/strict'
import { button, combobox, option, radio, radiogroup, region } from '../person/person.ts'
import { ambiguousOrders } from '../support/sheets.ts'
import {
  type Journey,
  pasteOrders,
  readBook,
  requireEachOnce,
  seeSummary,
  seeTheEnd,
} from './stage.ts'

const threeGroups: Journey = {
  title: '60 ambiguous entries in 3 groups need 3 choices; an exception gets its own',
  play: async (stage) => {
    const { person } = stage
    await pasteOrders(stage, ambiguousOrders())
    await person.press(button('Upload 60 entries'))
    await seeSummary(person, { 'Courier needed': 60 })
    const couriers = region('Choose couriers')
    await person.press(radio(/China EMS/, radiogroup(/30 entries/, couriers)))
    await person.press(radio(/./, radiogroup(/18 entries/, couriers)))
    await person.press(radio(/./, radiogroup(/12 entries/, couriers)))
    await person.see(button('Send 60 entries with couriers', couriers))
    await person.press(button(/^Change 30 entries/, couriers))
    await person.press(button('Show all 30', couriers))
    await person.press(combobox(/CN-7\b/, couriers))
    await person.press(option(/^China Post/, couriers))
    await person.press(button('Send 60 entries with couriers', couriers))
    await seeTheEnd(person)
    await seeSummary(person, { Accepted: 60 })
    await requireEachOnce(stage, 60)
    const book = await readBook(stage)
    const courierOf = (orderId: string) => book.find((line) => line.orderId === orderId)?.courier
    assert.equal(courierOf('CN-7'), '3011')
    assert.equal(courierOf('CN-8'), '3013')
    assert.ok(book.every(({ courier }) => courier))
  },
}

export const COURIERS = [threeGroups]
