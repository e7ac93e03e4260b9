import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { afterPress } from '#ui/after-press.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { CLOSED, type ListState, moveInList } from './combobox-keys.ts'
import { createOptionSearch } from './combobox-search.ts'

/** What a field with a searchable list offers, and what is made of it. */
export type ComboboxChoice<Option> = {
  /** The same array as long as the options stay the same. */
  readonly options: readonly Option[]
  readonly keyOf: (option: Option) => string
  /** What the field shows when the option is chosen. */
  readonly textOf: (option: Option) => string
  /** Everything by which people may look for it. */
  readonly searchOf: (option: Option) => string
  readonly chosen: Option | null
  /** `isPress`: with a pointer, not by keys. */
  readonly onChoose: (option: Option, isPress: boolean) => void
  /** Set where what is typed counts although no option says it: then it is the field's text. */
  readonly free?: { readonly text: string; readonly onText: (text: string) => void }
  /** Said when nothing fits what was typed; read out, as the number of what fits is. */
  readonly nothing: string
  readonly found: (count: number) => string
  /** Enter, where it neither opens nor chooses anything. */
  readonly onEnter?: () => void
}

type Typed = {
  /** What stands in the field. */
  readonly text: string
  /** What is looked for: an input method's letters are not, until they have become a word. */
  readonly search: string
}

/** What a field with a searchable list does with keys, typing and choices. */
export function useCombobox<Option>(props: ComboboxChoice<Option>) {
  const { options, searchOf, keyOf, chosen, free } = props
  const announce = useAnnounce()
  const [list, setList] = useState<ListState>(CLOSED)
  // null: nothing was typed since the last choice, and everything is offered.
  const [typed, setTyped] = useState<Typed | null>(null)
  const search = useMemo(() => createOptionSearch(options, searchOf), [options, searchOf])
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
    free?.onText(text)
    if (isComposing) return
    const count = search(searched).length
    // What is typed freely counts as it is; elsewhere the first that fits is meant.
    setList({ open: true, active: free || searched.trim() === '' || count === 0 ? -1 : 0 })
    announce(count === 0 ? props.nothing : props.found(count))
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const option = list.open ? found[list.active] : undefined
    if (event.key === 'Escape' && (list.open || typed)) close()
    else if (event.key === 'Enter' && option !== undefined) choose(option, false)
    else if (event.key === 'Enter' && props.onEnter && (free || !list.open)) props.onEnter()
    else {
      const next = moveInList(event, list, found.length, chosenAt())
      if (next === null) return
      setList(next)
    }
    event.preventDefault()
  }
  const input = useSelectedText(chosen && !free ? keyOf(chosen) : null)
  const own = typed && !free ? typed.text : null
  return {
    found,
    ...list,
    text: own ?? free?.text ?? (chosen ? props.textOf(chosen) : ''),
    choose,
    input,
    handlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        look(event.target.value, isComposing(event)),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
        look(event.currentTarget.value, false),
      onKeyDown: handleKey,
      onClick: () => {
        if (!list.open) setList({ open: true, active: chosenAt() })
      },
      onBlur: () => afterPress(close),
    },
  }
}

/** What was chosen is selected in the field: who types on replaces it. */
function useSelectedText(chosenKey: string | null) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const isHere = input.current !== null && input.current === document.activeElement
    if (chosenKey !== null && isHere) input.current?.select()
  }, [chosenKey])
  return input
}

function isComposing({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing
}
