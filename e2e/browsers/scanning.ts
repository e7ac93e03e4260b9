import { postNumber } from '../../bench/film.mjs'
import { button, cell, dialog, grid, heading } from '../person/person.ts'
import { drawLabel } from '../support/labels.ts'
import { sheetOf } from '../support/sheets.ts'
import { connect, type Journey, requireEachOnce, seeSummary, seeTheEnd } from './stage.ts'

const scanLabels = dialog('Scan labels')
const [first = '', second = '', third = '', fourth = ''] = [1, 2, 3, 4].map(postNumber)

const HEADER = ['Order ID', 'Tracking number', 'Courier'] as const
const WAITING = ['#1001', '#1002', '#1003', '#1004'].map((order) => [order, '', '3011'])

/** Labels in front of the camera, a picture of a label, and a label of another order. */
const scanned: Journey = {
  title: 'labels are read by the camera and from pictures, and uploaded',
  play: async (stage) => {
    const { person } = stage
    await person.open('/')
    await person.holdUp(null)
    await connect(person, stage.token)
    await person.paste(sheetOf(HEADER, WAITING))
    await person.press(button('Scan 4 labels'))
    await person.see(heading('#1001', scanLabels))
    await person.holdUp(await drawLabel(first))
    await person.see(heading('#1002', scanLabels))
    await person.holdUp(await drawLabel(second, 'QRCode'))
    await person.see(heading('#1003', scanLabels))
    await person.holdUp(null)

    await person.dropFile({ name: 'label.png', content: await drawLabel(third) })
    await person.see(heading('#1004', scanLabels))
    await person.dropFile({ name: 'again.png', content: await drawLabel(first) })
    await person.seeText(scanLabels, 'Already on #1001. Kept for #1001.')
    await person.seeText(scanLabels, '3 of 4 scanned · 1 to go')
    await person.holdUp(await drawLabel(fourth, 'DataMatrix'))
    await person.see(heading('Every order has a number', scanLabels))
    await person.press(button('Done', scanLabels))

    await person.see(cell(third, grid('Entries')))
    await person.press(button('Upload 4 entries'))
    await seeSummary(person, { Accepted: 4 })
    await seeTheEnd(person)
    await requireEachOnce(stage, 4)
  },
}

export const SCANNING: readonly Journey[] = [scanned]
