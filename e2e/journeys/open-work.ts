import { expect } from '@playwright/test'
import { chooseCouriers } from './choose-couriers.ts'
import { correctFailed } from './correct-failed.ts'
import {
  act,
  button,
  type Kind,
  OPEN_KINDS,
  type Person,
  readSummary,
  standStill,
} from './person.ts'
import { resolveDoubt, workOnRefused, resolveUnexplained } from './resolve.ts'

/** Works on whatever is open until nothing is left to do. */
export async function workUntilNothingIsLeft(person: Person): Promise<void> {
  await standStill(person)
  for (let step = 0; step < 80; step += 1) {
    const counts = await readSummary(person)
    if (OPEN_KINDS.every((kind) => counts[kind] === 0)) break
    await workOn(person, counts)
  }
  await expect(
    person.page.getByRole('heading', { name: person.t('upload.end.title') }),
  ).toBeVisible()
}

async function workOn(person: Person, counts: Record<Kind, number>): Promise<void> {
  const { page, t, saw } = person
  const note = (what: string) => saw.add(what)
  if (await page.getByLabel(t('token.field')).isVisible()) {
    note('token')
    return enterNewToken(person)
  }
  if (counts['in-doubt'] > 0) {
    note('in doubt')
    return resolveDoubt(person)
  }
  if (counts.refused > 0) return workOnRefused(person)
  if (counts.unexplained > 0) {
    note('unexplained')
    return resolveUnexplained(person)
  }
  if (counts['not-sent'] > 0) note('not sent')
  if (counts['not-sent'] + counts.waiting > 0) return goOn(person)
  if (counts.failed > 0) return correctFailed(person)
  return chooseCouriers(person)
}

async function goOn(person: Person): Promise<void> {
  const rest = button(person, 'upload.paused.sendRest')
  const isTrial = await rest.isVisible()
  if (isTrial) person.saw.add('trial')
  await act(person, () => person.hands.press(isTrial ? rest : button(person, 'upload.resume')))
}

async function enterNewToken(person: Person): Promise<void> {
  const { page, hands, t, newToken } = person
  const field = page.getByLabel(t('token.field'))
  await act(person, async () => {
    await hands.fill(field, newToken)
    await page.keyboard.press('Enter')
  })
}
