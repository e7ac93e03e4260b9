import { button, field, main } from '../person/person.ts'
import {
  connect,
  type Journey,
  orders,
  ordersSheet,
  requireEachOnce,
  seeSummary,
  seeTheEnd,
} from './stage.ts'

const rejected: Journey = {
  title: 'after a wrong token and a right one, nothing is lost or sent twice',
  play: async (stage) => {
    const { person, token } = stage
    await person.open('/')
    await connect(person, 'expired-token')
    await person.paste(ordersSheet(orders(2)))
    await person.press(button('Upload 2 entries'))
    await person.seeText(main, 'Your access token was rejected or has expired.')
    await seeSummary(person, { Waiting: 2 })
    await person.fill(field('Access token', main), token)
    await person.press(button('Use token and continue'))
    await seeTheEnd(person)
    await seeSummary(person, { Accepted: 2 })
    await requireEachOnce(stage, 2)
  },
}

export const TOKEN = [rejected]
