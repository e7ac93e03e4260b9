import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { ComboboxList, listRole } from './combobox-list.tsx'
import styles from './combobox.module.css'
import { type ComboboxChoice, useCombobox, useSelectedText } from './use-combobox.ts'

export type ComboboxProps<Option> = ComboboxChoice<Option> & {
  /** Read out; seen where `isLabelled`, as in a form where the placeholder is covered by a value. */
  readonly label: string
  readonly isLabelled?: boolean
  readonly placeholder: string
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

/** A field with a list that can be searched; made for thousands of options. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { chosen, keyOf, label } = props
  const id = useId()
  const listId = `${id}-list`
  const box = useCombobox({ ...props, isFree: false })
  const input = useSelectedText(chosen && keyOf(chosen))
  const isListed = box.open && box.found.length > 0
  const handleKey = (event: KeyboardEvent) => {
    if (box.press(event.nativeEvent)) event.preventDefault()
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && !box.open) {
      event.preventDefault()
      props.onEnter?.()
    }
  }
  return (
    <div className="field">
      <label htmlFor={id} className={props.isLabelled ? 'small' : 'visually-hidden'}>
        {label}
      </label>
      <div className={classes(styles.box, props.isSmall && styles.small)}>
        {!props.isSmall && <Icon name="search" />}
        <input
          ref={input}
          id={id}
          {...listRole(isListed, listId, box.active)}
          className={classes('input', styles.input)}
          value={box.typed ?? (chosen ? props.textOf(chosen) : '')}
          placeholder={props.placeholder}
          disabled={props.disabled}
          tabIndex={props.tabIndex}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => box.look(event.target.value, isComposing(event))}
          onCompositionEnd={(event) => box.look(event.currentTarget.value, false)}
          onKeyDown={handleKey}
          onClick={({ currentTarget }) => {
            // Who presses the field and types replaces what was chosen.
            if (!box.open) currentTarget.select()
            box.show()
          }}
          onBlur={box.leave}
        />
      </div>
      {isListed && <ComboboxList {...props} {...box} id={listId} field={input} />}
      {box.open && box.found.length === 0 && <p className="hint">{props.nothing}</p>}
    </div>
  )
}

function isComposing({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing
}
