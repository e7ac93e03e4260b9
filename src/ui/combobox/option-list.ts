import { useEffect, useMemo } from 'react'
import { createOptionSearch, normalize } from './combobox-search.ts'

/** State of the list below a field. */
export type ListState = {
  readonly open: boolean
  /** The field's text when the list was opened, or since typed. */
  readonly text: string
  /** The search text; null: nothing was typed since the list closed. Text of an input method counts once its composition ends. */
  readonly search: string | null
  /** The option reached by arrow keys; null: the default one. */
  readonly active: number | null
}

export type ListView<Option> = {
  readonly found: readonly Option[]
  readonly chosen: Option | null
  /** Index of the active option; -1: none. */
  readonly active: number
  readonly searched: string
}

type ListKey = Pick<KeyboardEvent, 'key' | 'altKey'>

/** The effect of a key in the list. */
export type ListMove<Option> =
  | { readonly kind: 'close' }
  | { readonly kind: 'choose'; readonly option: Option }
  | { readonly kind: 'go'; readonly open: boolean; readonly active: number | null }

/** `chosen` is undefined for a free-text field: its chosen option is the one whose key is the text. */
export type OptionList<Option> = {
  readonly view: (state: ListState, chosen: Option | null | undefined) => ListView<Option>
  /** null: the list doesn't handle the key. */
  readonly press: (
    key: ListKey,
    state: ListState,
    chosen: Option | null | undefined,
  ) => ListMove<Option> | null
  /** Prepares some more texts for the search; returns whether all are prepared. */
  readonly prepare: (count: number) => boolean
}

export type OptionListAbout<Option> = {
  /** Must keep its identity as long as the options stay the same. */
  readonly options: readonly Option[]
  readonly keyOf: (option: Option) => string
  /** The text to search in. */
  readonly searchOf: (option: Option) => string
  /** The texts that mean this option alone, as its code and names. Enter takes it once one of them was typed. */
  readonly namesOf?: (option: Option) => readonly string[]
}

/** Options of a field and their keys, after the ARIA practices: editable combobox with list autocomplete. */
export function createOptionList<Option>(about: OptionListAbout<Option>): OptionList<Option> {
  const { options, keyOf, namesOf = () => [] } = about
  const search = createOptionSearch(options, about.searchOf)
  const find = rememberLast((typed) => byName(search(typed), typed, namesOf))
  const named = (text: string) => options.find((option) => keyOf(option) === text.trim()) ?? null
  const indexIn = (found: readonly Option[], chosen: Option | null) =>
    chosen ? found.findIndex((option) => keyOf(option) === keyOf(chosen)) : -1
  const view: OptionList<Option>['view'] = (state, given) => {
    const isFree = given === undefined
    const chosen = isFree ? named(state.text) : given
    const searched = state.search ?? (isFree && chosen === null ? state.text : '')
    const { found, named: ofTyped } = find(searched)
    // Free text counts as typed. Elsewhere Enter takes only what was named, never what is merely like it.
    const begin = state.search === null ? indexIn(found, chosen) : isFree ? -1 : ofTyped
    return { found, chosen, active: state.active ?? begin, searched }
  }
  const press: OptionList<Option>['press'] = (key, state, given) => {
    const { found, chosen, active } = view(state, given)
    const isListed = state.open && found.length > 0
    if (key.key === 'Escape') {
      const isOurs = given === undefined ? isListed : state.open || state.search !== null
      return isOurs ? { kind: 'close' } : null
    }
    const option = isListed ? found[active] : undefined
    if (key.key === 'Enter') return option === undefined ? null : { kind: 'choose', option }
    return moveInList(key, { open: state.open, active }, found.length, indexIn(found, chosen))
  }
  return { view, press, prepare: search.prepare }
}

/** Puts first what has a typed name, then what begins with it. `named` is the only one that has it; -1: none, or several. */
function byName<Option>(
  found: readonly Option[],
  typed: string,
  namesOf: (option: Option) => readonly string[],
) {
  const text = normalize(typed.trim())
  if (text === '') return { found, named: -1 }
  const rankOf = (option: Option) => {
    const names = namesOf(option).map(normalize)
    if (names.includes(text)) return 0
    return names.some((name) => name.startsWith(text)) ? 1 : 2
  }
  const ranks = new Map(found.map((option) => [option, rankOf(option)]))
  const rank = (option: Option) => ranks.get(option) ?? 2
  const isOne = [...ranks.values()].filter((one) => one === 0).length === 1
  const sorted = found.toSorted((one, other) => rank(one) - rank(other))
  return { found: sorted, named: isOne ? 0 : -1 }
}

function rememberLast<Result>(find: (text: string) => Result): (text: string) => Result {
  let last: { readonly text: string; readonly result: Result } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, result: find(text) }
    return last.result
  }
}

const PAGE = 5

/** The active option after a key. Home and End belong to the text. */
function moveInList(
  { key, altKey }: ListKey,
  { open, active }: { readonly open: boolean; readonly active: number },
  count: number,
  chosen: number,
): ListMove<never> | null {
  const go = (to: number | null) => ({ kind: 'go', open: true, active: to }) as const
  if (altKey && key === 'ArrowDown') return go(open ? active : null)
  if (altKey && key === 'ArrowUp') return open ? { kind: 'go', open: false, active: null } : null
  if (!open && key === 'ArrowDown') return go(Math.max(0, chosen))
  if (!open && key === 'ArrowUp') return go(chosen < 0 ? count - 1 : chosen)
  if (!open || count === 0) return null
  const to = target(key, active, count)
  return to === null ? null : go(to)
}

function target(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    case 'PageDown':
      return Math.min(count - 1, active + PAGE)
    case 'PageUp':
      return Math.max(0, active - PAGE)
    default:
      return null
  }
}

/** 100 texts take a few milliseconds. */
const TEXTS_AT_A_TIME = 100

/** Memoizes the list and prepares its texts in small tasks, so the first search is fast. */
export function useOptionList<Option>(about: OptionListAbout<Option>): OptionList<Option> {
  const { options, keyOf, searchOf, namesOf } = about
  const list = useMemo(
    () => createOptionList({ options, keyOf, searchOf, ...(namesOf && { namesOf }) }),
    [options, keyOf, searchOf, namesOf],
  )
  useEffect(() => {
    let timer = 0
    const goOn = () => {
      if (!list.prepare(TEXTS_AT_A_TIME)) timer = window.setTimeout(goOn)
    }
    timer = window.setTimeout(goOn)
    return () => window.clearTimeout(timer)
  }, [list])
  return list
}
