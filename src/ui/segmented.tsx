import { type KeyboardEvent, useState } from 'react'
import { useFormatter } from '#i18n/use-translations.ts'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './segmented.module.css'

type SegmentedProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly text: string
    readonly count?: number
    readonly icon?: IconName
    /** The colour of icon and count. */
    readonly tone?: 'bad' | 'warn'
  }[]
  readonly onChange: (value: Value) => void
}

/** On a phone, more options than this have no space for icons. */
const MOST_WITH_SIGNS = 3

/** Switches between a few views of a list, each with its count: “Problems 2”. A toolbar with one tab stop: arrows move the focus, Enter and Space choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange } = props
  const format = useFormatter()
  const [focused, setFocused] = useState<Value | null>(null)
  const stop = stopOf(options, focused, value)
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <div
        role="toolbar"
        aria-label={label}
        className={classes(styles.options, options.length > MOST_WITH_SIGNS && styles.many)}
      >
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={classes(styles.option, option.tone && styles[option.tone])}
            aria-pressed={option.value === value}
            tabIndex={option.value === stop ? 0 : -1}
            onFocus={() => setFocused(option.value)}
            onKeyDown={leadOn}
            onClick={() => onChange(option.value)}
          >
            {option.icon && <Icon name={option.icon} />}
            {option.text} {option.count !== undefined && <b>{format.number(option.count)}</b>}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The tab stop: the option that had the focus last, else the chosen one, else the first. */
function stopOf<Value extends string>(
  options: SegmentedProps<Value>['options'],
  focused: Value | null,
  value: Value,
) {
  const isThere = (wanted: Value | null) => options.some((option) => option.value === wanted)
  return isThere(focused) ? focused : isThere(value) ? value : options[0]?.value
}

/** Arrows move the focus between the buttons and wrap around. */
function leadOn(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: from } = event
  const buttons = [...(from.parentElement?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((button) => button === from)
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}
