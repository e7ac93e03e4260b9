import { type Ref, useDeferredValue, useRef, useState } from 'react'
import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useUpload } from '#page/upload-context.ts'
import styles from './all-entries.module.css'
import { EntryGrid, type GoToEntry } from './entry-grid.tsx'
import { useFoundPositions } from './use-found-positions.ts'

type AllEntriesProps = {
  readonly ref: Ref<HTMLElement>
  readonly shown: OutcomeKind | null
  readonly onShow: (kind: OutcomeKind | null) => void
  readonly onOpen: (position: Position) => void
  readonly goTo: GoToEntry | null
}

/** Every entry with its outcome and why, by outcome and by search; each opens to its story. */
export function AllEntries({ ref, shown, onShow, onOpen, goTo }: AllEntriesProps) {
  const { view } = useUpload()
  const t = useTranslations('upload.all')
  const story = useTranslations('upload.story')
  const [search, setSearch] = useState('')
  const found = useFoundPositions(view, { outcome: shown, search: useDeferredValue(search) })
  const heading = useRef<HTMLHeadingElement>(null)
  const count = found.positions?.length ?? view.state.entries.length
  const showAll = () => {
    onShow(null)
    // The button goes away with the filter.
    heading.current?.focus()
  }
  return (
    <section ref={ref} className={styles.card} aria-label={t('title')}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <span className={styles.hint}>
          {found.isSearching ? t('searching') : count > 0 && t('found', { count })}
        </span>
        {shown !== null && <OnlyOne kind={shown} onShowAll={showAll} />}
        <TextField
          className={styles.search ?? ''}
          label={t('search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </header>
      {count === 0 ? (
        <p className={styles.nothing}>{t('found', { count: 0 })}</p>
      ) : (
        <EntryGrid positions={found.positions} onOpen={onOpen} goTo={goTo} />
      )}
      {count > 0 && <p className={styles.keys}>{story('hint')}</p>}
    </section>
  )
}

function OnlyOne({ kind, onShowAll }: { kind: OutcomeKind; onShowAll: () => void }) {
  const t = useTranslations('upload.all')
  const outcomeName = useTranslations('common.outcome')
  return (
    <span className={styles.only}>
      <strong>{t('only', { outcome: outcomeName(kind) })}</strong>
      <Button look="quiet" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </span>
  )
}
