/** `field`: any input, by its label. */
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

/** An element by its accessible role and name; the first one of several. */
export type Target = {
  readonly role: Role
  readonly name: string | RegExp
  readonly within?: Target
}

export type NamedFile = { readonly name: string; readonly content: Buffer }

export type Spot = 'middle' | 'corner'

export type Copied = { readonly text: string; readonly html: string }

/** A user of the product, independent of the browser's driver, so a journey can be played in every browser. Every action waits until it is possible. */
export type Person = {
  readonly open: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Opens the same address in another tab or window of the browser. Each action brings its tab to the front. */
  readonly openTab: () => Promise<Person>
  readonly closeTab: () => Promise<void>
  readonly press: (target: Target) => Promise<void>
  /** `corner`: just inside the bottom right one. */
  readonly pressTwice: (target: Target, where?: Spot) => Promise<void>
  /** Number of presses so far, without typing and pasting. */
  readonly presses: () => number
  readonly fill: (target: Target, text: string) => Promise<void>
  /** Chooses an option of a select by its text. */
  readonly choose: (target: Target, option: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Presses keys by name: `Tab`, `Shift+F8`. */
  readonly key: (...keys: readonly string[]) => Promise<void>
  /** Pastes a text from another program into the focused element. */
  readonly paste: (text: string) => Promise<void>
  /** Copies a text in another tab; `Control+v` then pastes it. */
  readonly copy: (text: string) => Promise<void>
  /** The clipboard's content for another program. */
  readonly clipboard: () => Promise<Copied>
  /** Shows a picture of a label to the camera; null removes it. */
  readonly holdUp: (label: Buffer | null) => Promise<void>
  readonly dropFile: (file: NamedFile) => Promise<void>
  /** Presses the target and returns the saved file. */
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

/** Distance of a corner press from the edges, in pixels. */
export const FROM_EDGE = 4

/** Time limit for every wait, long enough for a busy computer. */
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
/** The main part of the page, and the whole page. */
export const main: Target = { role: 'main', name: /^/ }
export const screen: Target = { role: 'screen', name: '' }
