import { useVirtualizer } from '@tanstack/react-virtual'
import { useCombobox } from 'downshift'
import { type ReactNode, useMemo, useState } from 'react'
import styles from './combobox.module.css'
import field from './field.module.css'
import { filterOptions } from './filter-options.ts'

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
  /** Said when nothing fits what was typed. */
  readonly nothing: string
  readonly disabled?: boolean
}

const OPTION_HEIGHT = 44
const SHOWN_HEIGHT = 264

/** A field with a list that can be searched; made for thousands of options. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  // The list itself scrolls: it belongs to the field, which has the focus.
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const { found, box, virtualizer } = useSearchBox(props, list)
  const height = Math.min(SHOWN_HEIGHT, found.length * OPTION_HEIGHT)
  return (
    <div className={field.field}>
      <label
        {...box.getLabelProps()}
        className={props.quietLabel ? 'visually-hidden' : field.label}
      >
        {props.label}
      </label>
      <input
        {...box.getInputProps({ disabled: props.disabled ?? false })}
        className={field.input}
        placeholder={props.placeholder}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <ul
        {...box.getMenuProps({ ref: setList })}
        className={styles.list}
        hidden={!box.isOpen || found.length === 0}
        style={{ height }}
      >
        <li role="presentation" style={{ height: virtualizer.getTotalSize() }} />
        {box.isOpen &&
          virtualizer.getVirtualItems().map(({ index, start }) => {
            const option = found[index]
            if (option === undefined) return null
            return (
              <li
                key={props.keyOf(option)}
                {...box.getItemProps({ item: option, index })}
                aria-setsize={found.length}
                aria-posinset={index + 1}
                className={styles.option}
                data-highlighted={index === box.highlightedIndex}
                style={{ height: OPTION_HEIGHT, transform: `translateY(${start}px)` }}
              >
                {props.render(option)}
              </li>
            )
          })}
      </ul>
      {box.isOpen && found.length === 0 && <p className={field.hint}>{props.nothing}</p>}
    </div>
  )
}

function useSearchBox<Option>(props: ComboboxProps<Option>, list: HTMLUListElement | null) {
  const { options, keyOf, textOf, searchOf, chosen } = props
  const [search, setSearch] = useState('')
  const found = useMemo(() => filterOptions(options, searchOf, search), [options, searchOf, search])
  // oxlint-disable-next-line react/incompatible-library -- the compiler is not used
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => list,
    estimateSize: () => OPTION_HEIGHT,
    initialRect: { width: 300, height: SHOWN_HEIGHT },
    overscan: 6,
  })
  const box = useCombobox({
    items: found as Option[],
    itemToString: (option) => (option === null ? '' : textOf(option)),
    itemToKey: (option) => (option === null ? '' : keyOf(option)),
    selectedItem: chosen,
    // The list is virtual: an option that is not drawn cannot be scrolled to.
    scrollIntoView: () => undefined,
    // Opened on what is chosen, it offers everything.
    onInputValueChange: ({ inputValue, selectedItem }) =>
      setSearch(selectedItem && textOf(selectedItem) === inputValue ? '' : inputValue),
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (type !== useCombobox.stateChangeTypes.ItemMouseMove && highlightedIndex >= 0)
        virtualizer.scrollToIndex(highlightedIndex)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) props.onChoose(selectedItem)
    },
  })
  return { found, box, virtualizer }
}
