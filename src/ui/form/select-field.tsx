import { type ComponentProps, type ReactNode, useId } from 'react'

type SelectFieldProps = ComponentProps<'select'> & {
  readonly label: string
  /** Hides the label visually. */
  readonly quietLabel?: boolean
  /** A sentence below the field. */
  readonly hint?: ReactNode
  readonly options: readonly {
    readonly value: string
    readonly text: string
    readonly lang?: string
  }[]
}

export function SelectField({
  label,
  quietLabel = false,
  hint,
  options,
  ...select
}: SelectFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className={quietLabel ? 'visually-hidden' : 'small'} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="input"
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
      {hint && (
        <div id={`${id}-hint`} className="hint">
          {hint}
        </div>
      )}
    </div>
  )
}
