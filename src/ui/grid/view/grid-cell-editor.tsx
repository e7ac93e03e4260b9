import {
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { EditorFieldProps, MoveAfterEdit } from '#ui/grid/state/grid-props.ts'
import styles from './grid.module.css'
import { isOfInputMethod } from '#ui/use-document-key.ts'
import { AS_TYPED } from '#ui/form/as-typed.ts'

type GridCellEditorProps = {
  readonly label: string
  readonly value: string
  /** Typing started the edit and replaces the old value. */
  readonly replace: boolean
  readonly Field?: ComponentType<EditorFieldProps> | undefined
  readonly onCommit: (value: string, move: MoveAfterEdit) => void
  readonly onCancel: () => void
}

/** The field inside a cell. Enter and Tab of an input method belong to its composition. */
export function GridCellEditor(props: GridCellEditorProps) {
  const { label, value, replace, Field, onCommit, onCancel } = props
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  useLayoutEffect(() => {
    field.current?.focus()
    if (!replace) field.current?.select()
  }, [replace])
  // Another row may be at this index when the edit ends, so keep the callback of the row it began in.
  const [commit] = useState(() => onCommit)
  const finish = (move: MoveAfterEdit) => {
    if (done.current) return
    done.current = true
    commit(field.current?.value ?? value, move)
  }
  useEffect(() => {
    const input = field.current
    // Leaving the page or scrolling away unmounts the field without a blur; commit the typed text.
    return () => {
      if (input && !input.isConnected && !done.current) commit(input.value, 'leave')
    }
  }, [commit])
  const about = {
    ref: field,
    className: styles.editor,
    'aria-label': label,
    defaultValue: replace ? '' : value,
    ...AS_TYPED,
    onBlur: () => finish('leave'),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation()
      const move = isOfInputMethod(event.nativeEvent) ? undefined : moveOf(event)
      if (move === undefined) return
      event.preventDefault()
      if (move !== 'cancel') return finish(move)
      done.current = true
      onCancel()
    },
  }
  if (!Field) return <input {...about} />
  const putText = (text: string) => {
    if (field.current) field.current.value = text
  }
  return <Field {...about} onText={putText} onTake={() => finish('stay')} />
}

/** The move after the edit that a key asks for. */
function moveOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  switch (key) {
    case 'Enter':
      return ctrlKey || metaKey ? 'fill' : 'down'
    case 'Tab':
      return shiftKey ? 'left' : 'right'
    case 'Escape':
      return 'cancel'
    default:
      return undefined
  }
}
