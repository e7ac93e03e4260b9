import {
  button,
  cell,
  dialog,
  field,
  grid,
  link,
  main,
  navigation,
  region,
  row,
  table,
} from '../person/person.ts'
import { type Journey, ordersSheet, pasteOrders, seeSummary, seeTheEnd } from './stage.ts'

const entryHistory: Journey = {
  title: 'an entry tells its whole story',
  play: async (stage) => {
    const { person } = stage
    const story = dialog('History of TEST-REJECTED')
    await pasteOrders(stage, [
      ['SO-1', 'ZZ-1'],
      ['TEST-REJECTED', 'ZZ-2'],
    ])
    await person.press(button('Upload 2 entries'))
    await seeSummary(person, { Accepted: 1, Failed: 1 })
    await person.press(cell(/^ZZ-2/, grid('Failed entries')))
    await person.type('ZZ-200')
    await person.key('Enter')
    await person.press(button('Resend 1 entry'))
    await seeTheEnd(person)
    await person.press(button(/^All entries [\d,]+$/, navigation('This upload')))
    await person.press(button('History of TEST-REJECTED'))
    await person.seeText(story, /Row 3 of Pasted, \d\d:\d\d/)
    await person.seeText(
      story,
      /Sent \(request 1\).*Failed.*ZZ-2.*Corrected by you.*ZZ-2 → ZZ-200.*Resend 1 \(request 2\).*Accepted/,
    )
    await person.press(button('Close', story))
    await person.seeNo(story)
  },
}

const found: Journey = {
  title: 'an entry is found among all uploads with its outcome, also after a reload',
  play: async (stage) => {
    const { person } = stage
    const pages = navigation('Main')
    const hits = region('Matching entries')
    await pasteOrders(stage, [['SO-1', 'ZZ-1']])
    await person.press(button('Upload 1 entry'))
    await seeTheEnd(person)
    await person.press(link('Prepare', pages))
    await person.paste(
      ordersSheet([
        ['SO-77', 'ZZ-88'],
        ['TEST-NOT-FOUND-9', 'ZZ-7'],
        ['TEST-AMBIGUOUS-2-1', 'ZZ-8'],
      ]),
    )
    await person.press(button('Upload 3 entries'))
    await seeSummary(person, { Accepted: 1, Failed: 1, 'Courier needed': 1 })
    await person.press(link(/^Uploads/, pages))
    const earlier = table('Earlier uploads')
    await person.see(row(/Courier needed 1.*Failed 1/, earlier))
    await person.see(row(/Done/, earlier))
    const search = field('Search uploads')
    await person.fill(search, 'ZZ-7')
    await person.key('Enter')
    await person.seeText(hits, /TEST-NOT-FOUND-9.*Failed.*not found/i)
    await person.fill(search, 'SO-4711')
    await person.seeText(main, 'No entry or upload matches “SO-4711”.')
    await person.fill(search, 'so-77')
    await person.seeText(hits, /SO-77.*ZZ-88.*Accepted.*row 2/)
    await person.press(link(/./, hits))
    const story = dialog('History of SO-77')
    await person.seeText(story, 'Accepted')
    await person.reload()
    await person.seeText(story, 'Accepted')
    await person.press(button('Close', story))
    await seeSummary(person, { Accepted: 1, Failed: 1, 'Courier needed': 1 })
  },
}

export const HISTORY = [entryHistory, found]
