/** `field`: whatever one types into, by its label. */
type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'complementary'
  | 'dialog'
  | 'field'
  | 'form'
  | 'grid'
  | 'gridcell'
  | 'heading'
  | 'link'
  | 'list'
  | 'main'
  | 'menuitem'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'screen'
  | 'table'

/** Something on the screen, by the role and the name that people and screen readers know; the first one of several. */
export type Target = {
  readonly role: Role
  readonly name: string | RegExp
  readonly within?: Target
}

export type NamedFile = { readonly name: string; readonly content: Buffer }

export type Spot = 'middle' | 'corner'

export type Copied = { readonly text: string; readonly html: string }

/**
 * Somebody at the product. What is written for a person knows no browser's driver, so it can be played in every browser
 * for which there is one. Everything waits until it can be done, as people do.
 */
export type Person = {
  readonly open: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** The same address in another tab or window of the same browser. What is done to one of them brings it to the front. */
  readonly openTab: () => Promise<Person>
  readonly closeTab: () => Promise<void>
  readonly press: (target: Target) => Promise<void>
  /** `corner`: the lower right one, just inside. */
  readonly pressTwice: (target: Target, where?: Spot) => Promise<void>
  /** How often this person has pressed something; typing and pasting are no presses. */
  readonly presses: () => number
  readonly fill: (target: Target, text: string) => Promise<void>
  /** In a list that opens, by the words of the option. */
  readonly choose: (target: Target, option: string) => Promise<void>
  /** Into whatever has the focus. */
  readonly type: (text: string) => Promise<void>
  /** Keys by their names: `Tab`, `Shift+F8`. */
  readonly key: (...keys: readonly string[]) => Promise<void>
  /** What another program hands over, wherever the focus is. */
  readonly paste: (text: string) => Promise<void>
  /** Copies a text in another tab; `Control+v` then pastes it. */
  readonly copy: (text: string) => Promise<void>
  /** What was copied last, as another program gets it. */
  readonly clipboard: () => Promise<Copied>
  /** Holds a picture of a label before the camera; null: takes it away. */
  readonly holdUp: (label: Buffer | null) => Promise<void>
  readonly dropFile: (file: NamedFile) => Promise<void>
  /** The file that pressing this saves. */
  readonly save: (target: Target) => Promise<NamedFile>
  readonly see: (target: Target) => Promise<void>
  readonly seeNo: (target: Target) => Promise<void>
  readonly seeText: (target: Target, text: string | RegExp) => Promise<void>
  readonly seeDisabled: (target: Target) => Promise<void>
  readonly seeFocus: (target: Target) => Promise<void>
  readonly hasFocus: (target: Target) => Promise<boolean>
  /** In whole pixels. */
  readonly widthOf: (target: Target) => Promise<number>
}

/** How far from its edges a corner is pressed, in pixels. */
export const FROM_EDGE = 4

/** How long a person waits for something: a busy computer may need that. */
export const PATIENCE_MS = 45_000

const target =
  (role: Role) =>
  (name: string | RegExp, within?: Target): Target =>
    within ? { role, name, within } : { role, name }

export const button = target('button')
export const cell = target('gridcell')
export const checkbox = target('checkbox')
export const columnHead = target('columnheader')
export const combobox = target('combobox')
export const dialog = target('dialog')
export const field = target('field')
export const form = target('form')
export const grid = target('grid')
export const heading = target('heading')
export const link = target('link')
export const navigation = target('navigation')
export const option = target('option')
export const radio = target('radio')
export const radiogroup = target('radiogroup')
export const region = target('region')
export const row = target('row')
export const rowHead = target('rowheader')
export const table = target('table')
/** All of the page below its header, and all that is there. */
export const main: Target = { role: 'main', name: /^/ }
export const screen: Target = { role: 'screen', name: '' }
