import { type ReactNode, useId } from 'react'
import { ComboboxList, optionId } from './combobox-list.tsx'
import styles from './combobox.module.css'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import field from '#ui/form/field.module.css'
import { type ComboboxChoice, useCombobox } from './use-combobox.ts'

export type ComboboxProps<Option> = ComboboxChoice<Option> & {
  readonly label: string
  /** The label is read out but not seen. */
  readonly quietLabel?: boolean
  readonly placeholder?: string
  readonly render: (option: Option) => ReactNode
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
      <div className={styles.box}>
        <Icon name="search" />
        <input
          {...handlers}
          ref={input}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={isListed && active >= 0 ? optionId(listId, active) : undefined}
          className={classes(field.input, styles.input)}
          value={box.text}
          placeholder={props.placeholder}
          disabled={props.disabled}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </div>
      {isListed && (
        <ComboboxList
          id={listId}
          label={props.label}
          field={input}
          options={found}
          keyOf={props.keyOf}
          render={props.render}
          chosenKey={props.chosen && props.keyOf(props.chosen)}
          active={active}
          optionHeight={props.optionHeight}
          onChoose={(option) => box.choose(option, true)}
        />
      )}
      {open && found.length === 0 && <p className={field.hint}>{props.nothing}</p>}
    </div>
  )
}
