import { type ReactNode, useId } from 'react'
import { ComboboxList, optionId } from './combobox-list.tsx'
import styles from './combobox.module.css'
import field from '#ui/form/field.module.css'
import { useCombobox } from './use-combobox.ts'

export type ComboboxProps<Option> = {
  readonly label: string
  /** The label is read out but not seen. */
  readonly quietLabel?: boolean
  readonly placeholder?: string
  /** The same array as long as the options stay the same. */
  readonly options: readonly Option[]
  readonly keyOf: (option: Option) => string
  /** What the field shows when the option is chosen. */
  readonly textOf: (option: Option) => string
  /** Everything by which people may look for it. */
  readonly searchOf: (option: Option) => string
  readonly render: (option: Option) => ReactNode
  readonly chosen: Option | null
  readonly onChoose: (option: Option) => void
  /** Set where what is typed counts although no option says it: then it is the field's text. */
  readonly free?: { readonly text: string; readonly onText: (text: string) => void }
  /** Said when nothing fits what was typed; read out, as the number of what fits is. */
  readonly nothing: string
  readonly found: (count: number) => string
  /** Enter, where it neither opens nor chooses anything. */
  readonly onEnter?: () => void
  readonly disabled?: boolean
  /** All options are as high. */
  readonly optionHeight: number
}

/** A field with a list that can be searched; made for thousands of options. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const id = useId()
  const listId = `${id}-list`
  const box = useCombobox(props)
  const { found, open, active, input, handlers } = box
  const isListed = open && found.length > 0
  return (
    <div className={field.field}>
      <label htmlFor={id} className={props.quietLabel ? 'visually-hidden' : field.label}>
        {props.label}
      </label>
      <input
        {...handlers}
        ref={input}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && active >= 0 ? optionId(listId, active) : undefined}
        className={[field.input, styles.input].join(' ')}
        value={box.text}
        placeholder={props.placeholder}
        disabled={props.disabled}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {isListed && (
        <ComboboxList
          id={listId}
          label={props.label}
          options={found}
          keyOf={props.keyOf}
          render={props.render}
          chosenKey={props.chosen && props.keyOf(props.chosen)}
          active={active}
          optionHeight={props.optionHeight}
          onChoose={box.choose}
        />
      )}
      {open && found.length === 0 && <p className={field.hint}>{props.nothing}</p>}
    </div>
  )
}
