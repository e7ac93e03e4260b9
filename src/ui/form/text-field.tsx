import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { classes } from '#ui/classes.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import styles from './field.module.css'
import { AS_TYPED } from './as-typed.ts'

type TextFieldProps = ComponentProps<'input'> & {
  readonly label: string
  /** The label is read out but not seen. */
  readonly quietLabel?: boolean
  /** Text beside the label, not part of the accessible name. */
  readonly aside?: string | undefined
  readonly hint?: ReactNode
  /** The problem of the value; announced with the field. */
  readonly problem?: string | undefined
  readonly monospace?: boolean
}

/** A labelled text field for identifiers, so without capitalisation, correction or completion. */
export function TextField({
  label,
  quietLabel = false,
  aside,
  hint,
  problem,
  monospace = false,
  className,
  ...input
}: TextFieldProps) {
  const id = useId()
  const announce = useAnnounce()
  // A screen reader reads descriptions only when a field gets the focus, and this one may have it already.
  useEffect(() => {
    if (problem) announce(problem, id)
  }, [announce, problem, id])
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={classes('field', className)}>
      <div className={styles.labels}>
        <label className={quietLabel ? 'visually-hidden' : 'small'} htmlFor={id}>
          {label}
        </label>
        {aside && (
          <span className="small" aria-hidden="true">
            {aside}
          </span>
        )}
      </div>
      <input
        {...AS_TYPED}
        {...input}
        id={id}
        className={classes('input', monospace && styles.mono)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {hint && (
        <div id={`${id}-hint`} className="hint">
          {hint}
        </div>
      )}
      {problem && (
        <div id={`${id}-problem`} className={styles.problem}>
          {problem}
        </div>
      )}
    </div>
  )
}
