import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { isOfInputMethod } from '#ui/use-document-key.ts'
import { ComboboxList } from './combobox-list.tsx'
import styles from './combobox.module.css'
import { type OptionListAbout, useOptionList } from './option-list.ts'
import { useCombobox } from './use-combobox.ts'

export type ComboboxProps<Option> = OptionListAbout<Option> & {
  readonly chosen: Option | null
  /** `isPress`: with a pointer, not by keys. */
  readonly onChoose: (option: Option, isPress: boolean) => void
  /** Read out; seen where `isLabelled`, as in a form where the placeholder is covered by a value. */
  readonly label: string
  readonly isLabelled?: boolean
  readonly placeholder: string
  /** Says how many options fit, or that none does. */
  readonly tell: (count: number) => string
  /** What the field shows when the option is chosen. */
  readonly textOf: (option: Option) => string
  readonly render: (option: Option) => ReactNode
  readonly disabled?: boolean
  readonly tabIndex?: number
  /** In a line of a table. */
  readonly isSmall?: boolean
  /** All options are as high. */
  readonly optionHeight: number
  /** Enter, where it neither opens nor chooses anything. */
  readonly onEnter?: () => void
}

/** A field for one of many options, found by what is typed; made for thousands of them. Text that is none of them does not count. */
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
              // Who presses the field and types replaces what was chosen.
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
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
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

/** What was chosen is selected in the field: who types on replaces it. */
function useSelectedText(chosenKey: string | null) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const isHere = input.current !== null && input.current === document.activeElement
    if (chosenKey !== null && isHere) input.current?.select()
  }, [chosenKey])
  return input
}
