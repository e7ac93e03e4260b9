import { type ReactNode, useEffect, useEffectEvent, useId, useMemo } from 'react'
import { ComboboxList, listRole } from './combobox-list.tsx'
import { type ComboboxChoice, useCombobox } from './use-combobox.ts'

type FieldListProps<Option> = Omit<ComboboxChoice<Option>, 'chosen'> & {
  /** The field as its own part of the page draws it. */
  readonly input: HTMLInputElement
  /** From the start. */
  readonly opens: boolean
  readonly label: string
  readonly render: (option: Option) => ReactNode
  readonly optionHeight: number
}

/** A list for a field drawn elsewhere; typed text counts as it is. */
export function FieldList<Option>(props: FieldListProps<Option>) {
  const { input, options, keyOf } = props
  const listId = `${useId()}-list`
  const chosen = options.find((option) => keyOf(option) === input.value.trim()) ?? null
  const box = useCombobox({ ...props, chosen, isFree: true })
  const isListed = box.open && box.found.length > 0
  const field = useMemo(() => ({ current: input }), [input])
  // A value that is no option is searched for, even before the person types.
  const show = () => {
    if (chosen || input.value.trim() === '') box.show()
    else if (!box.open) box.look(input.value, false)
  }
  const press: typeof box.press = (event) => {
    if (event.key === 'ArrowDown' && !event.isComposing && !box.open) show()
    else return box.press(event)
    return true
  }
  useListRole(input, listRole(isListed, listId, box.active))
  useFieldEvents(input, props.opens, { ...box, show, press })
  if (!isListed) return null
  return <ComboboxList {...props} {...box} chosen={chosen} id={listId} field={field} />
}

type List = Pick<ReturnType<typeof useCombobox>, 'look' | 'press' | 'show' | 'leave'>

/** Listens at the field itself: a key of the list is none of the form or the grid around it. */
function useFieldEvents(input: HTMLInputElement, opens: boolean, list: List): void {
  const latest = useEffectEvent(() => list)
  useEffect(() => {
    const { signal, abort } = listening()
    const look = (event: Event) =>
      latest().look(input.value, event instanceof InputEvent && event.isComposing)
    input.addEventListener('input', look, { signal })
    input.addEventListener('compositionend', look, { signal })
    input.addEventListener('click', () => latest().show(), { signal })
    input.addEventListener('blur', () => latest().leave(), { signal })
    const press = (event: KeyboardEvent) => {
      if (!latest().press(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    input.addEventListener('keydown', press, { signal })
    if (opens && input === document.activeElement) latest().show()
    return abort
  }, [input, opens])
}

function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Tells assistive technology that the field has a list, and on which option the keyboard is. */
function useListRole(input: HTMLInputElement, role: ReturnType<typeof listRole>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(role)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, String(value))
    }
  })
}
