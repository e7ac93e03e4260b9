import { useEffect } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import type { FoundEntries } from '#records/find-entries.ts'
import type { RecordsClient } from '#records/client.ts'
import { EntryHit } from './entry-hit.tsx'
import styles from '#features/history/history.module.css'
import type { LinkSlot, OutcomeSlot } from '#features/history/slots.ts'
import { type EntrySearch, useEntrySearch } from './use-entry-search.ts'
import { useStandings } from '#features/history/use-standings.ts'

type EntryHitsProps = {
  readonly records: RecordsClient
  readonly search: string
  /** How many uploads have it in their name. */
  readonly named: number
  readonly visit: number
  readonly link: LinkSlot
  readonly outcome: OutcomeSlot
}

/** "Did we upload 1001?": the entries with a number, of all uploads, and what became of them. */
export function EntryHits(props: EntryHitsProps) {
  const t = useTranslations('history.hits')
  const searching = useEntrySearch(props.records, props.search, props.visit)
  const { found, isError, again, progress } = searching
  useAnnouncement(props, searching)
  return (
    <section className={styles.hits} aria-label={t('title')} aria-busy={searching.isSearching}>
      <h2>{t('title')}</h2>
      {isError && (
        <Notice tone="bad" actions={<Button onClick={again}>{t('again')}</Button>}>
          {t('failed')}
        </Notice>
      )}
      {progress && <LongSearch {...progress} />}
      {found && !(searching.isOld && found.hits.length === 0) && (
        <Found {...props} found={found} onMore={searching.showMore} />
      )}
    </section>
  )
}

function LongSearch({ done, total }: { done: number; total: number }) {
  const t = useTranslations('history.hits')
  return (
    <div className={styles.progress}>
      <p className={styles.facts}>{t('progress', { done, total })}</p>
      <Progress label={t('searching')} value={done} max={total} />
    </div>
  )
}

type FoundProps = EntryHitsProps & {
  readonly found: FoundEntries
  readonly onMore: () => void
}

function Found({ found, records, search, named, visit, onMore, ...slots }: FoundProps) {
  const t = useTranslations('history.hits')
  const standingOf = useStandings(records, found.hits, visit)
  if (found.hits.length === 0)
    return <p className={styles.nothing}>{t('none', { search, named })}</p>
  return (
    <>
      <ul className={styles.list} aria-label={t('title')}>
        {found.hits.map((hit) => (
          <li key={`${hit.upload.id} ${hit.position}`}>
            <EntryHit {...slots} hit={hit} standing={standingOf(hit)} searched={search} />
          </li>
        ))}
      </ul>
      {found.isMore && (
        <div className={styles.more}>
          <Button onClick={onMore}>{t('more')}</Button>
          <span className={styles.facts}>{t('isMore', { count: found.hits.length })}</span>
        </div>
      )}
    </>
  )
}

function useAnnouncement({ search, named }: EntryHitsProps, { found, isSearching }: EntrySearch) {
  const t = useTranslations('history.hits')
  const announce = useAnnounce()
  const count = isSearching ? undefined : found?.hits.length
  useEffect(() => {
    if (count === undefined) return
    announce(count === 0 ? t('none', { search, named }) : t('count', { count }))
  }, [announce, t, search, named, count])
}
