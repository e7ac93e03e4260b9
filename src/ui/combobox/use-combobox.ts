import { useEffect, useMemo, useRef, useState } from 'react'
import { afterPress } from '#ui/after-press.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { CLOSED, type ListState, moveInList } from './combobox-keys.ts'
import { createOptionSearch, type OptionSearch } from './combobox-search.ts'

/** What a field with a searchable list offers, and what is made of it. */
export type ComboboxChoice<Option> = {
  /** The same array as long as the options stay the same. */
  readonly options: readonly Option[]
  readonly keyOf: (option: Option) => string
  /** Everything by which people may look for it. */
  readonly searchOf: (option: Option) => string
  readonly chosen: Option | null
  /** `isPress`: with a pointer, not by keys. */
  readonly onChoose: (option: Option, isPress: boolean) => void
  /** Shown and read out when nothing fits what was typed. */
  readonly nothing: string
  readonly found: (count: number) => string
}

type ListProps<Option> = ComboboxChoice<Option> & {
  /** Typed text counts even if no option matches; no option is active until an arrow key reaches it. */
  readonly isFree: boolean
}

type Typed = {
  /** The text in the field. */
  readonly text: string
  /** What is looked for: an input method's letters are not, until they have become a word. */
  readonly search: string
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>

/** The list below a field: what typing and keys do with it. */
export function useCombobox<Option>(props: ListProps<Option>) {
  const { options, searchOf, keyOf, chosen, isFree } = props
  const announce = useAnnounce()
  const [list, setList] = useState<ListState>(CLOSED)
  // null: nothing was typed since the last choice, and everything is offered.
  const [typed, setTyped] = useState<Typed | null>(null)
  const search = useMemo(() => createOptionSearch(options, searchOf), [options, searchOf])
  usePreparedTexts(search)
  const found = useMemo(() => search(typed?.search ?? ''), [search, typed?.search])
  const chosenAt = () =>
    chosen ? found.findIndex((option) => keyOf(option) === keyOf(chosen)) : -1
  const close = () => {
    setList(CLOSED)
    setTyped(null)
  }
  const choose = (option: Option, isPress: boolean) => {
    close()
    props.onChoose(option, isPress)
  }
  const look = (text: string, isComposing: boolean) => {
    const searched = isComposing ? (typed?.search ?? '') : text
    setTyped({ text, search: searched })
    if (isComposing) return
    const count = search(searched).length
    // What is typed freely counts as it is; elsewhere the first that fits is meant.
    setList({ open: true, active: isFree || searched.trim() === '' || count === 0 ? -1 : 0 })
    announce(count === 0 ? props.nothing : props.found(count), 'found')
  }
  /** Says whether the key was one of the list's. */
  const press = (event: KeyPress): boolean => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return false
    const option = list.open ? found[list.active] : undefined
    if (event.key === 'Escape' && (list.open || (typed && !isFree))) close()
    else if (event.key === 'Enter' && option !== undefined) choose(option, false)
    else {
      const next = moveInList(event, list, found.length, chosenAt())
      if (next === null) return false
      setList(next)
    }
    return true
  }
  return {
    found,
    ...list,
    typed: typed?.text ?? null,
    choose,
    look,
    press,
    show: () => {
      if (!list.open) setList({ open: true, active: chosenAt() })
    },
    leave: () => afterPress(close),
  }
}

/** So many texts take a few milliseconds. */
const TEXTS_AT_A_TIME = 100

/** What is searched is prepared a little at a time, so that the first letter finds it ready. */
function usePreparedTexts<Option>(search: OptionSearch<Option>) {
  useEffect(() => {
    let timer = 0
    const goOn = () => {
      if (!search.prepare(TEXTS_AT_A_TIME)) timer = window.setTimeout(goOn)
    }
    timer = window.setTimeout(goOn)
    return () => window.clearTimeout(timer)
  }, [search])
}

/** What was chosen is selected in the field: who types on replaces it. */
export function useSelectedText(chosenKey: string | null) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const isHere = input.current !== null && input.current === document.activeElement
    if (chosenKey !== null && isHere) input.current?.select()
  }, [chosenKey])
  return input
}
