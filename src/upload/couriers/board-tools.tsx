import { NO_FILTER, type GroupFilter, wantsAll } from '#domain/couriers/groups/match-groups.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import { usePageKey } from '#shell/keys/use-page-key.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { drawKey } from '#ui/key.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { isTaken, useDocumentKey } from '#ui/use-document-key.ts'
import { areBySize } from '#upload/couriers/board/place-groups.ts'
import styles from './couriers.module.css'
import { readShortcut } from '#upload/couriers/choice/read-shortcut.ts'
import { useBoardContext } from './use-board.ts'

/** Shortcuts, and a button that sorts the groups by size again. */
export function BoardTools() {
  const t = useTranslations('couriers')
  const { canAct } = useUpload().view
  const hasKeys = useSingleKeys() && canAct
  const { state, sortBySize } = useBoardContext()
  useBoardKeys()
  return (
    <>
      {!areBySize(state.places.cards) && (
        <Button look="quiet" className={styles.link} onClick={sortBySize}>
          {t('sortBySize')}
        </Button>
      )}
      {hasKeys && <p className="notOnPhone small">{t.rich('keys', { key: drawKey })}</p>}
    </>
  )
}

/** Keys of the group with the focus, and elsewhere of the group that is worked on. They are the same in every group. */
function useBoardKeys(): void {
  const { canAct } = useUpload().view
  const areSingleKeysOn = useSingleKeys()
  const board = useBoardContext()
  useDocumentKey((event) => {
    if (!canAct || event.defaultPrevented || isTaken(event)) return false
    const shortcut = readShortcut(event, areSingleKeysOn)
    switch (shortcut?.kind) {
      case 'candidate':
        return pickDrawn(board.rowAtWork(), shortcut.number)
      case 'search':
        return focusSearch(board.rowAtWork())
      case 'undo':
        // Ctrl+Z works on the whole page.
        if (event.ctrlKey || event.metaKey) return false
        void board.undo()
        return true
      case 'go-on':
        return goOnFrom(event, board.goOn)
      case undefined:
        return false
    }
  })
}

/** Chooses the courier that is drawn with a number. false: there is none. */
function pickDrawn(row: HTMLElement | undefined, number: number): boolean {
  const drawn = row?.querySelectorAll<HTMLElement>('[data-drawn]')[number - 1]
  if (drawn === undefined || drawn.matches(':disabled')) return false
  drawn.focus()
  drawn.click()
  return true
}

function focusSearch(row: HTMLElement | undefined): boolean {
  const field = row?.querySelector<HTMLElement>('[role=combobox]')
  field?.focus()
  return field !== undefined && field !== null
}

/** Only a group and its radio buttons leave Enter unused. Holding the key doesn't skip through the groups. */
function goOnFrom(event: KeyboardEvent, goOn: (from: string) => void): boolean {
  const { target } = event
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-group]') : null
  if (row === null || !(target === row || target instanceof HTMLInputElement)) return false
  if (!event.repeat) goOn(row.dataset['group'] ?? '')
  return true
}

/** Buttons that move to the previous and next group. */
const STEPS = [
  { by: -1, text: 'previousGroup', icon: 'chevron-up', key: 'P' },
  { by: 1, text: 'nextGroup', icon: 'chevron-down', key: 'N' },
] as const

/** Buttons and shortcuts that move from group to group. */
export function GroupSteps() {
  const t = useTranslations('couriers')
  const { step } = useBoardContext()
  usePageKey('p', () => step(-1))
  usePageKey('n', () => step(1))
  return STEPS.map(({ by, text, icon, key }) => (
    <Button
      key={key}
      look="ghost"
      icon={icon}
      iconOnly
      aria-label={t(text)}
      aria-keyshortcuts={key}
      onClick={() => step(by)}
    />
  ))
}

/** Fewer groups fit on the screen, and the filter would push them out of a phone's window. */
const LEAST_TO_FILTER = 5

/** Filters the groups by order, number or courier, and by whether they are decided. */
export function GroupFilterBar() {
  const t = useTranslations('couriers.filter')
  const { groups, open, state, matches, setFilter } = useBoardContext()
  const { filter } = state
  const count = state.places.cards.length
  const all = groups.length
  const counts = { all, open: open.length, decided: all - open.length }
  const change = (part: Partial<GroupFilter>) => setFilter({ ...filter, ...part })
  if (groups.length < LEAST_TO_FILTER && matches === null) return null
  return (
    <div role="search" aria-label={t('title')} className={styles.filter}>
      <SearchField
        className={styles.search}
        label={t('search')}
        value={filter.search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <Segmented
        label={t('progress')}
        value={filter.progress ?? 'all'}
        options={(['all', 'open', 'decided'] as const).map((value) => ({
          value,
          text: t(value),
          count: counts[value],
        }))}
        onChange={(value) => change({ progress: value === 'all' ? null : value })}
      />
      {!wantsAll(filter) && (
        <p className="quiet">
          {count === 0 ? t('none') : t('found', { count, all })}{' '}
          <Button look="quiet" className={styles.link} onClick={() => setFilter(NO_FILTER)}>
            {t('clear')}
          </Button>
        </p>
      )}
    </div>
  )
}
