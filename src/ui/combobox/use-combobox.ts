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
  /** null while it is being fetched: the field can be typed in all the same. */
  readonly list: OptionList<Option> | null
  /** undefined: the field may hold any text. */
  readonly chosen?: Option | null
  /** `isPress`: with a pointer, not by keys. */
  readonly onChoose: (option: Option, isPress: boolean) => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** A text field with a list: what to draw the field with, and what is in the list. */
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
    /** What was typed since the last choice; null: nothing. */
    typed: search === null ? null : text,
    choose: on.choose,
    /** What the field is drawn with, over what its owner draws it with. */
    inputOf: (own: InputProps): InputProps => ({
      ...own,
      ...roles,
      onFocus: (event) => {
        setField(event.currentTarget)
        own.onFocus?.(event)
      },
      onChange: (event) => {
        own.onChange?.(event)
        on.look(event)
      },
      onCompositionEnd: on.look,
      onClick: (event) => {
        own.onClick?.(event)
        on.show(event)
      },
      onKeyDown: (event) => {
        if (!on.press(event)) return own.onKeyDown?.(event)
        event.preventDefault()
        // The form, the grid or the dialog around the field must not act on it.
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

/** What typing, presses and keys in the field do with its list. */
function useListState<Option>({ list, chosen, onChoose }: ComboboxAbout<Option>) {
  const [state, setState] = useState(CLOSED)
  const view = (state.open && list?.view(state, chosen)) || NOTHING
  const close = () => setState(CLOSED)
  const choose = (option: Option, isPress: boolean) => {
    close()
    onChoose(option, isPress)
  }
  const look = ({ currentTarget: { value: text }, nativeEvent }: FieldEvent) => {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (isComposing) setState({ ...state, text, search: state.search ?? '' })
    else setState({ open: true, text, search: text, active: null })
  }
  const show = ({ currentTarget: { value: text } }: FieldEvent) => {
    if (!state.open) setState({ ...state, open: true, text, active: null })
  }
  /** Says whether the key was one of the list's. */
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
  return { state, view, close, choose, look, show, press }
}
