import { expect, type Locator, type Page } from '@playwright/test'
import { controlsOf } from './guide-page.ts'

/** What a control is for those who can't see the page; a text is no control, and a field is named by its label. */
type Role = Parameters<Page['getByRole']>[0] | 'field' | 'text'

/** A reader who does what a page of the guide says, from one bold name to the next. */
export type Reader = {
  readonly press: (role?: Role) => Promise<void>
  readonly see: (role?: Role) => Promise<void>
  /** The next control, for what is done to it beside pressing. */
  readonly next: (role: Role, on?: Page) => Locator
  /** Names of the page that nobody has looked for yet. */
  readonly left: () => readonly string[]
}

/** The counts of the guide are examples, three dots may stand for what is chosen, and a screen may add a count. */
function patternOf(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const loose = escaped.replace(/\d[\d.,]*/g, '[\\d.,]+').replace(/\s?…$/, '.*')
  return new RegExp(`^${loose}\\s?\\d*$`)
}

export function followPage(page: Page, tag: string, name: string): Reader {
  const names = controlsOf(tag, name)
  let at = 0
  const next = (role: Role, on = page) => {
    const pattern = patternOf(names[at] ?? 'nothing more')
    at += 1
    const found =
      role === 'text'
        ? on.getByText(pattern)
        : role === 'field'
          ? on.getByLabel(pattern)
          : on.getByRole(role, { name: pattern })
    return found.filter({ visible: true }).first()
  }
  return {
    next,
    press: (role = 'button') => next(role).click(),
    see: (role = 'button') => expect(next(role)).toBeVisible(),
    left: () => names.slice(at),
  }
}
