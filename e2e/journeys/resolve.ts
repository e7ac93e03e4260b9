import { expect, type Locator } from '@playwright/test'
import { selectRow } from './grid-hands.ts'
import { act, button, dialog, panel, type Person, press, readSummary, textLike } from './person.ts'

/** One of them tells what became of all of its request. */
export async function resolveDoubt(person: Person): Promise<void> {
  const { page, t } = person
  const rail = page.getByRole('navigation', { name: t('upload.rail.title') })
  const blocked = t('failures.behind.title')
  if ((await rail.getByRole('button', { name: new RegExp(`^${blocked} `) }).count()) > 0) {
    person.saw.add('waiting behind')
    await setAside(person, await panel(person, 'failures.behind.title'), '…')
  }
  const doubt = await panel(person, 'common.outcome.in-doubt')
  await act(person, () => press(person, 'failures.doubt.sendOne', doubt))
  const { 'in-doubt': left } = await readSummary(person)
  if (left === 0) return
  await panel(person, 'common.outcome.in-doubt')
  const wasPending = doubt.getByText(textLike(person, 'failures.probe.was-pending', false))
  const wasRejected = doubt.getByText(textLike(person, 'failures.probe.request-rejected', false))
  await expect(wasPending.or(wasRejected)).toBeVisible()
  if (await wasRejected.isVisible()) {
    person.saw.add('had arrived')
    return act(person, () => press(person, 'failures.markAccepted', doubt))
  }
  person.saw.add('had not arrived')
  await press(person, 'failures.doubt.sendAll', doubt)
  await act(person, () => press(person, 'failures.doubt.sendAllYes', dialog(person)))
}

export async function workOnRefused(person: Person): Promise<void> {
  const refused = await panel(person, 'common.outcome.refused')
  const split = button(person, 'failures.refused.split', refused)
  if (await split.isVisible()) {
    person.saw.add('split')
    return act(person, () => person.hands.press(split))
  }
  person.saw.add('bad entry')
  await setAside(person, refused)
}

/** `more`: the dots of a button whose words leave open that it asks. */
export async function setAside(person: Person, within: Locator, more = ''): Promise<void> {
  const name = new RegExp(`^${person.t('failures.setAside')}${more}$`)
  await person.hands.press(within.getByRole('button', { name }))
  await press(person, 'failures.whys.cancelled', dialog(person))
  await act(person, () => press(person, 'failures.setAside', dialog(person)))
}

/** What was accepted is not pending any more; the service rejects the rest without saying why. */
export async function resolveUnexplained(person: Person): Promise<void> {
  const unexplained = await panel(person, 'common.outcome.unexplained')
  await press(person, 'failures.unexplained.sendOneByOne', unexplained)
  await act(person, () => press(person, 'failures.unexplained.sendOneByOne', dialog(person)))
  const doubt = await panel(person, 'common.outcome.in-doubt')
  const boxes = doubt.getByRole('row', { name: /TEST-NOT-ITEMISED/ }).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await selectRow(person, box)
  await press(person, 'failures.setSelectedAside', doubt)
  await press(person, 'failures.whys.cancelled', dialog(person))
  await act(person, () => press(person, 'failures.setAside', dialog(person)))
  await act(person, () => press(person, 'failures.markAccepted', doubt))
}
