import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AroundEditorProps, MoveAfterEdit } from '#ui/grid/grid-props.ts'
import { FIELD_WITH_LIST } from '#ui/combobox/field-with-list.ts'
import styles from '#ui/grid/grid.module.css'
import { isOfInputMethod } from '#ui/use-document-key.ts'

type GridCellEditorProps = {
  readonly label: string
  readonly value: string
  /** Typing started the edit: the old value is replaced. */
  readonly replace: boolean
  readonly around?: ComponentType<AroundEditorProps> | undefined
  readonly onCommit: (value: string, move: MoveAfterEdit) => void
  readonly onCancel: () => void
}

/** The field inside a cell. Enter and Tab of an input method belong to the composition, not to the grid. */
export function GridCellEditor(props: GridCellEditorProps) {
  const { label, value, replace, around: Around, onCommit, onCancel } = props
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  useLayoutEffect(() => {
    field.current?.focus()
    if (!replace) field.current?.select()
  }, [replace])
  // The row may be another one when the edit ends: what was typed is for the one at which it began.
  const [commit] = useState(() => onCommit)
  const finish = (move: MoveAfterEdit) => {
    if (done.current) return
    done.current = true
    commit(field.current?.value ?? value, move)
  }
  useEffect(() => {
    const input = field.current
    // Leaving the page or scrolling away takes the field without a word, and must not lose what was typed.
    return () => {
      if (input && !input.isConnected && !done.current) commit(input.value, 'leave')
    }
  }, [commit])
  const input = (
    <input
      ref={field}
      className={styles.editor}
      aria-label={label}
      {...(Around && FIELD_WITH_LIST)}
      defaultValue={replace ? '' : value}
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onBlur={() => finish('leave')}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (isOfInputMethod(event.nativeEvent)) return
        if (event.key === 'Enter') {
          event.preventDefault()
          finish(event.ctrlKey || event.metaKey ? 'fill' : 'down')
        } else if (event.key === 'Tab') {
          event.preventDefault()
          finish(event.shiftKey ? 'left' : 'right')
        } else if (event.key === 'Escape') {
          event.preventDefault()
          done.current = true
          onCancel()
        }
      }}
    />
  )
  return Around ? <Around onChoose={() => finish('stay')}>{input}</Around> : input
}
