import { expect, type Locator, type Page } from '@playwright/test'
import { controlsOf } from './guide-page.ts'

/** ARIA role of a control; also `field`, an input by its label, and `text`. */
type Role = Parameters<Page['getByRole']>[0] | 'field' | 'text'

/** Follows a guide page from one bold name to the next. */
export type Reader = {
  readonly press: (role?: Role) => Promise<void>
  readonly see: (role?: Role) => Promise<void>
  /** The next control, for actions other than pressing. */
  readonly next: (role: Role, on?: Page) => Locator
  /** Names of the page that were not used yet. */
  readonly left: () => readonly string[]
}

/** Matches a name of the guide on the screen: counts are examples, "…" may stand for a chosen value, and the screen may add a count. */
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
