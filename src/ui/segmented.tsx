import type { KeyboardEvent } from 'react'
import { useFormatter } from '#i18n/use-translations.ts'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './segmented.module.css'

type SegmentedProps<Value extends string> = {
  /** Names the group. */
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly text: string
    readonly count?: number
    readonly icon?: IconName
    /** The colour of icon and count, beside the word. */
    readonly tone?: 'bad' | 'warn'
  }[]
  readonly onChange: (value: Value) => void
}

/** A choice of a few views of the same list, each with its count: “Problems 2”. One stop of the Tab key; arrows choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange } = props
  const format = useFormatter()
  // None is chosen where something else decides what is shown.
  const stop = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          className={classes(styles.option, option.tone && styles[option.tone])}
          aria-pressed={option.value === value}
          tabIndex={index === stop ? 0 : -1}
          onKeyDown={chooseBeside}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.text} {option.count !== undefined && <b>{format.number(option.count)}</b>}
        </button>
      ))}
    </div>
  )
}

/** As among radio buttons, an arrow chooses the next one. */
function chooseBeside(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget: at } = event
  const next = { ArrowLeft: at.previousElementSibling, ArrowRight: at.nextElementSibling }[key]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
  next.click()
}
