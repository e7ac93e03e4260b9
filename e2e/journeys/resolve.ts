import { expect, type Locator } from '@playwright/test'
import { selectRow } from './grid-hands.ts'
import { act, button, dialog, type Person, press, readSummary, region, textLike } from './person.ts'

/** The notice that says why sending stands still leads there; what else is open says nothing of itself. */
async function leadTo(person: Person, to: Locator): Promise<void> {
  const lead = button(person, 'upload.paused.leadTo')
  if (!(await lead.isVisible())) return
  await person.hands.press(lead)
  await expect(to).toBeFocused()
}

/** One of them tells what became of all of its request. */
export async function resolveDoubt(person: Person): Promise<void> {
  const doubt = region(person, 'common.outcome.in-doubt')
  const behind = region(person, 'failures.behind.title')
  if ((await behind.count()) > 0) {
    person.saw.add('waiting behind')
    await setAside(person, behind)
  }
  await leadTo(person, doubt)
  await press(person, 'failures.doubt.sendOne', doubt)
  await act(person, () => press(person, 'failures.doubt.sendOneYes', dialog(person)))
  const { 'in-doubt': left } = await readSummary(person)
  if (left === 0) return
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
  const refused = region(person, 'common.outcome.refused')
  await leadTo(person, refused)
  const split = button(person, 'failures.refused.split', refused)
  if (await split.isVisible()) {
    person.saw.add('split')
    return act(person, () => person.hands.press(split))
  }
  person.saw.add('culprit')
  await setAside(person, refused)
}

export async function setAside(person: Person, within: Locator): Promise<void> {
  await press(person, 'failures.setAside', within)
  await press(person, 'failures.whys.cancelled', dialog(person))
  await act(person, () => press(person, 'failures.setAside', dialog(person)))
}

/** What was accepted is not pending any more; the service rejects the rest without saying why. */
export async function resolveUnexplained(person: Person): Promise<void> {
  const unexplained = region(person, 'common.outcome.unexplained')
  await press(person, 'failures.unexplained.sendOneByOne', unexplained)
  await act(person, () => press(person, 'failures.unexplained.sendOneByOne', dialog(person)))
  const doubt = region(person, 'common.outcome.in-doubt')
  const boxes = doubt.getByRole('row', { name: /TEST-NOT-ITEMISED/ }).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await selectRow(person, box)
  await setAside(person, doubt)
  await act(person, () => press(person, 'failures.markAccepted', doubt))
}
