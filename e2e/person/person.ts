/** `field`: whatever one types into, by its label. */
type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'complementary'
  | 'dialog'
  | 'field'
  | 'form'
  | 'grid'
  | 'gridcell'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'

/** Something on the screen, by the role and the name that people and screen readers know. */
export type Target = {
  readonly role: Role
  readonly name: string | RegExp
  readonly within?: Target
}

/**
 * Somebody at the product. What is written for a person knows no browser's driver, so it can be played in every browser
 * for which there is one. Everything waits until it can be done, as people do.
 */
export type Person = {
  readonly open: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly press: (target: Target) => Promise<void>
  readonly pressTwice: (target: Target) => Promise<void>
  /** How often this person has pressed something; typing and pasting are no presses. */
  readonly presses: () => number
  readonly fill: (target: Target, text: string) => Promise<void>
  /** Into whatever has the focus. */
  readonly type: (text: string) => Promise<void>
  /** Keys by their names: `Tab`, `Shift+F8`. */
  readonly key: (...keys: readonly string[]) => Promise<void>
  /** As Ctrl+V does, wherever the focus is. */
  readonly paste: (text: string) => Promise<void>
  readonly see: (target: Target) => Promise<void>
  readonly seeText: (target: Target, text: string | RegExp) => Promise<void>
  readonly hasFocus: (target: Target) => Promise<boolean>
}

const target =
  (role: Role) =>
  (name: string | RegExp, within?: Target): Target =>
    within ? { role, name, within } : { role, name }

export const button = target('button')
export const cell = target('gridcell')
export const combobox = target('combobox')
export const field = target('field')
export const form = target('form')
export const grid = target('grid')
export const heading = target('heading')
export const option = target('option')
export const region = target('region')
