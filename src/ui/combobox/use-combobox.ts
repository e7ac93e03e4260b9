import {
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
  useId,
  useState,
} from 'react'
import { afterPress } from '#ui/after-press.ts'
import { isOfInputMethod } from '#ui/use-document-key.ts'
import type { ListState, ListView, OptionList } from './option-list.ts'

const CLOSED: ListState = { open: false, text: '', search: null, active: null }

const NOTHING: ListView<never> = { found: [], chosen: null, active: -1, searched: '' }

export type InputProps = ComponentProps<'input'>

type ComboboxAbout<Option> = {
  /** null while it loads; the user can type already. */
  readonly list: OptionList<Option> | null
  /** undefined: a free-text field. */
  readonly chosen?: Option | null
  /** `isPress`: chosen with a pointer, not a key. */
  readonly onChoose: (option: Option, isPress: boolean) => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** State and props of a text field with a list. */
export function useCombobox<Option>(about: ComboboxAbout<Option>) {
  const id = `${useId()}-list`
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const { state, view, ...on } = useListState(about)
  const { open, text, search } = state
  const isListed = view.found.length > 0
  const roles = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': isListed ? id : undefined,
    'aria-activedescendant': isListed && view.active >= 0 ? optionId(id, view.active) : undefined,
  } as const
  return {
    ...view,
    id,
    field,
    open,
    /** The text typed since the last choice; null: none. */
    typed: search === null ? null : text,
    choose: on.choose,
    /** Props for the field, merged with the owner's. */
    inputOf: (own: InputProps): InputProps => ({
      ...own,
      ...roles,
      onFocus: (event) => {
        setField(event.currentTarget)
        own.onFocus?.(event)
      },
      onChange: (event) => {
        own.onChange?.(event)
        on.handleInput(event)
      },
      onCompositionEnd: on.handleInput,
      onClick: (event) => {
        own.onClick?.(event)
        on.show(event)
      },
      onKeyDown: (event) => {
        if (!on.press(event)) return own.onKeyDown?.(event)
        event.preventDefault()
        // The surrounding form, grid or dialog must not handle it.
        event.stopPropagation()
      },
      onBlur: (event) => {
        afterPress(on.close)
        own.onBlur?.(event)
      },
    }),
  }
}

type FieldEvent = SyntheticEvent<HTMLInputElement>

/** Updates the list for typing, presses and keys in the field. */
function useListState<Option>({ list, chosen, onChoose }: ComboboxAbout<Option>) {
  const [state, setState] = useState(CLOSED)
  const view = (state.open && list?.view(state, chosen)) || NOTHING
  const close = () => setState(CLOSED)
  const choose = (option: Option, isPress: boolean) => {
    close()
    onChoose(option, isPress)
  }
  const handleInput = ({ currentTarget: { value: text }, nativeEvent }: FieldEvent) => {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (isComposing) setState({ ...state, text, search: state.search ?? '' })
    else setState({ open: true, text, search: text, active: null })
  }
  const show = ({ currentTarget: { value: text } }: FieldEvent) => {
    if (!state.open) setState({ ...state, open: true, text, active: null })
  }
  /** Returns whether the list has handled the key. */
  const press = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (isOfInputMethod(event.nativeEvent) || event.ctrlKey || event.metaKey) return false
    const now = state.open ? state : { ...state, text: event.currentTarget.value }
    const move = list?.press(event, now, chosen) ?? null
    if (move === null) return false
    if (move.kind === 'choose') choose(move.option, false)
    else if (move.kind === 'close') close()
    else setState({ ...now, open: move.open, active: move.active })
    return true
  }
  return { state, view, close, choose, handleInput, show, press }
}
