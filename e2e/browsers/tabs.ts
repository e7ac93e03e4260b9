import { button, field, form, heading, type Person, screen } from '../person/person.ts'
import { connect, type Journey, orders, pasteOrders, requireEachOnce, seeTheEnd } from './stage.ts'

const WATCHES = 'You’re already using Tracking Upload in another tab'
const USE = 'Use this tab'

async function addEntry(person: Person, order: string, number: string) {
  const entry = form('Add an entry')
  await person.fill(field('Order ID', entry), order)
  await person.fill(field('Tracking number', entry), number)
  await person.press(button('Add entry', entry))
}

const watched: Journey = {
  title: 'a second tab only watches the sheet until it takes over or the first is closed',
  play: async (stage) => {
    const { person: first, token } = stage
    await pasteOrders(stage, orders(2))
    await first.see(heading('2 entries'))
    const second = await first.openTab()
    await second.seeText(screen, WATCHES)
    await connect(second, token)
    await second.see(heading('2 entries'))
    await addEntry(first, 'SO-3', 'ZZ-3')
    await second.see(heading('3 entries'))
    await second.seeDisabled(button('Upload 3 entries'))

    await second.press(button(USE))
    await addEntry(second, 'SO-4', 'ZZ-4')
    await first.see(heading('4 entries'))
    await first.press(button(USE))
    await second.see(button(USE))

    await first.closeTab()
    await addEntry(second, 'SO-5', 'ZZ-5')
    await second.press(button('Upload 5 entries'))
    await seeTheEnd(second)
    await requireEachOnce(stage, 5)
  },
}

export const TABS = [watched]
