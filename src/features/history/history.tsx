import { useDeferredValue } from 'react'
import { countOpen } from '#domain/upload/summary.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import type { ListedUpload } from '#records/list-uploads.ts'
import { EntryHits } from '#features/history/search/entry-hits.tsx'
import type { HistoryPageProps } from './history-page.tsx'
import styles from './history.module.css'
import { SearchBar } from '#features/history/search/search-bar.tsx'
import { UploadList } from './upload-list.tsx'
import { useNamedUploads } from './use-named-uploads.ts'
import { usePlace } from './use-place.ts'
import { useSafeActions } from './use-safe-actions.ts'

type HistoryProps = HistoryPageProps & {
  readonly uploads: readonly ListedUpload[]
  readonly visit: number
}

/** The uploads and the one field that finds them by name and their entries by number. */
export function History({ uploads, visit, ...props }: HistoryProps) {
  const t = useTranslations('history')
  const { records, active, link, outcome } = props
  const [{ search, openOnly, shown: atOnce }, goTo] = usePlace()
  const { actions, problem } = useSafeActions(props.actions)
  // Drawn a little at a time: the next key comes first.
  const searched = useDeferredValue(search.trim())
  const activeId = active?.getSnapshot().header.id
  const isOpen = ({ header, counts }: ListedUpload) =>
    header.id === activeId || (counts !== null && countOpen({ counts }) > 0)
  const named = useNamedUploads(uploads, searched)
  const shown = openOnly ? named.filter(isOpen) : named
  const list = { uploads: shown, active, actions, link, outcome }
  return (
    <>
      <SearchBar
        search={search}
        openOnly={openOnly}
        openCount={uploads.filter(isOpen).length}
        onChange={goTo}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {searched !== '' && (
        <EntryHits
          records={records}
          search={searched}
          named={shown.length}
          visit={visit}
          link={link}
          outcome={outcome}
        />
      )}
      {searched !== '' && shown.length > 0 && <h2>{t('named')}</h2>}
      {searched === '' && shown.length === 0 && <p className={styles.nothing}>{t('noneOpen')}</p>}
      {shown.length > 0 && (
        <UploadList
          {...list}
          shown={atOnce}
          onMore={(shown) => goTo({ shown })}
          label={searched === '' ? t('list') : t('named')}
        />
      )}
    </>
  )
}
