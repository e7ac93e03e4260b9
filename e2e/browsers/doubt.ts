import { button } from '../person/person.ts'
import { connect, type Journey, orders, pasteOrders, requireEachOnce, seeSummary } from './stage.ts'

const reloaded: Journey = {
  title:
    'a page reloaded during a request: entries in doubt are shown, the rest is sent after confirmation',
  play: async (stage) => {
    const { person, token } = stage
    const rows = orders(150)
    rows[20] = ['TEST-SLOW', 'ZZ-20']
    await pasteOrders(stage, rows)
    await person.press(button('Upload 150 entries'))
    await seeSummary(person, { Accepted: 10, Sending: 100 })
    await person.reload()
    await seeSummary(person, { Accepted: 10, 'In doubt': 100, Waiting: 40 })
    await connect(person, token)
    await person.press(button('Resume'))
    await seeSummary(person, { Accepted: 50, 'In doubt': 100 })
    await requireEachOnce(stage, 150)
  },
}

export const DOUBT = [reloaded]
