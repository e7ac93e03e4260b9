import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { isOfInputMethod } from '#ui/use-document-key.ts'
import { ComboboxList } from './combobox-list.tsx'
import styles from './combobox.module.css'
import { type OptionListAbout, useOptionList } from './option-list.ts'
import { useCombobox } from './use-combobox.ts'
import { AS_TYPED } from '#ui/form/as-typed.ts'

export type ComboboxProps<Option> = OptionListAbout<Option> & {
  readonly chosen: Option | null
  /** `isPress`: chosen with a pointer, not a key. */
  readonly onChoose: (option: Option, isPress: boolean) => void
  /** Accessible name; visible with `isLabelled`, as in a form where a value covers the placeholder. */
  readonly label: string
  readonly isLabelled?: boolean
  readonly placeholder: string
  /** The announcement of how many options match, if any. */
  readonly tell: (count: number) => string
  /** The field's text for a chosen option. */
  readonly textOf: (option: Option) => string
  readonly render: (option: Option) => ReactNode
  readonly disabled?: boolean
  readonly tabIndex?: number
  /** For a table row. */
  readonly isSmall?: boolean
  /** All options have the same height, in pixels. */
  readonly optionHeight: number
  /** Called for an Enter that neither opens the list nor chooses. */
  readonly onEnter?: () => void
}

/** A field for one of thousands of options, found by typing. Text that matches no option is dropped. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { chosen, label, keyOf } = props
  const id = useId()
  const list = useOptionList(props)
  const box = useCombobox({ list, chosen, onChoose: props.onChoose })
  const input = useSelectedText(chosen && keyOf(chosen))
  return (
    <div className="field">
      <label htmlFor={id} className={props.isLabelled ? 'small' : 'visually-hidden'}>
        {label}
      </label>
      <div className={classes(styles.box, props.isSmall && styles.small)}>
        {!props.isSmall && <Icon name="search" />}
        <input
          ref={input}
          {...box.inputOf({
            onClick: ({ currentTarget }) => {
              // Typing after a press replaces the chosen option.
              if (!box.open) currentTarget.select()
            },
            onKeyDown: (event) => {
              if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent) || box.open) return
              event.preventDefault()
              props.onEnter?.()
            },
          })}
          id={id}
          className={classes('input', styles.input)}
          value={box.typed ?? (chosen ? props.textOf(chosen) : '')}
          placeholder={props.placeholder}
          disabled={props.disabled}
          tabIndex={props.tabIndex}
          {...AS_TYPED}
        />
      </div>
      <ComboboxList
        box={box}
        label={label}
        keyOf={keyOf}
        tell={props.tell}
        render={props.render}
        optionHeight={props.optionHeight}
      />
      {box.open && box.found.length === 0 && <p className="hint">{props.tell(0)}</p>}
    </div>
  )
}

/** Selects the chosen text in the focused field, so typing replaces it. */
function useSelectedText(chosenKey: string | null) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const isHere = input.current !== null && input.current === document.activeElement
    if (chosenKey !== null && isHere) input.current?.select()
  }, [chosenKey])
  return input
}
