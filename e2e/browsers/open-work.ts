import {
  button,
  dialog,
  main,
  navigation,
  type Person,
  region,
  type Target,
} from '../person/person.ts'
import { type Journey, pasteOrders, requireEachOnce, seeSummary, seeTheEnd } from './stage.ts'

const rail = navigation('This upload')

/** Opens a panel from the rail. */
async function openWork(person: Person, name: string, count: number): Promise<Target> {
  const work = region(name, main)
  await person.press(button(/^All entries/, rail))
  await person.seeNo(work)
  await person.press(button(`${name} ${count}`, rail))
  await person.see(work)
  return work
}

async function pressAndConfirm(person: Person, name: string, within: Target, yes = name) {
  await person.press(button(name, within))
  await person.press(button(yes, dialog(/./)))
}

const doubtful: Journey = {
  title: 'entries in doubt are opened from the rail and resolved there',
  play: async (stage) => {
    const { person } = stage
    await pasteOrders(stage, [
      ['TEST-DROPPED-AFTER', 'ZZ-1'],
      ['SO-2', 'ZZ-2'],
    ])
    await person.press(button('Upload 2 entries'))
    await seeSummary(person, { 'In doubt': 2 })
    const doubt = await openWork(person, 'In doubt', 2)
    await person.seeText(doubt, 'TEST-DROPPED-AFTER')
    await person.press(button('Resend 1 to check', doubt))
    await person.seeText(doubt, 'The service now says about')
    await person.press(button('Mark 2 as accepted', doubt))
    await seeTheEnd(person)
    await requireEachOnce(stage, 2)
  },
}

const unexplained: Journey = {
  title: 'unexplained entries are opened from the rail, sent one by one and set aside',
  play: async (stage) => {
    const { person } = stage
    await pasteOrders(stage, [
      ['TEST-NOT-ITEMISED', 'ZZ-1'],
      ['SO-2', 'ZZ-2'],
    ])
    await person.press(button('Upload 2 entries'))
    await seeSummary(person, { Unexplained: 2 })
    const open = await openWork(person, 'Unexplained', 2)
    await person.seeText(open, 'TEST-NOT-ITEMISED')
    await pressAndConfirm(person, 'Send one by one', open)
    await seeSummary(person, { 'In doubt': 2 })
    await pressAndConfirm(person, 'Set aside 2', await openWork(person, 'In doubt', 2), 'Set aside')
    await seeTheEnd(person)
    await seeSummary(person, { 'Set aside': 2 })
    await requireEachOnce(stage, 1)
  },
}

const refused: Journey = {
  title:
    'refused entries are opened from the rail, and the bad one is found, set aside and restored',
  play: async (stage) => {
    const { person } = stage
    await pasteOrders(stage, [
      ['SO-1', 'ZZ-1'],
      ['TEST-TURNED-DOWN', 'ZZ-2'],
      ['SO-3', 'ZZ-3'],
    ])
    await person.press(button('Upload 3 entries'))
    await seeSummary(person, { Refused: 3 })
    await person.press(button(/^Find the bad entry/, await openWork(person, 'Refused', 3)))
    await seeSummary(person, { Accepted: 2, Refused: 1 })
    const bad = await openWork(person, 'Refused', 1)
    await person.seeText(bad, 'TEST-TURNED-DOWN is refused even when sent alone')
    await pressAndConfirm(person, 'Set aside 1', bad, 'Set aside')
    await seeTheEnd(person)
    const aside = await openWork(person, 'Set aside', 1)
    await person.press(button('Restore 1 entry', aside))
    await seeSummary(person, { Accepted: 2, Refused: 1 })
    await requireEachOnce(stage, 2)
  },
}

export const OPEN_WORK = [doubtful, unexplained, refused]
