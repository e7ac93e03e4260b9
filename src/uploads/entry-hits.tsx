import { groupBy } from '#base/group-by.ts'
import { useEffect } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import type { ShopChoice } from '#domain/upload/shops.ts'
import { ShopName } from './shop-name.tsx'
import type { FoundEntries } from '#worker/records/find-entries.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import type { EntryHit as Hit } from '#worker/records/find-entries.ts'
import { EntryHit } from './entry-hit.tsx'
import styles from './search.module.css'
import { useEntrySearch, useStatuses } from './use-entry-search.ts'

type EntryHitsProps = {
  readonly search: string
  readonly shop: ShopChoice
  /** Number of uploads with the text in their name. */
  readonly named: number
}

/** "Did we upload 1001?": entries with a number, from all uploads, with their outcomes. */
export function EntryHits(props: EntryHitsProps) {
  const t = useTranslations('history.hits')
  const { data, isFetching, isError, refetch, ...searching } = useEntrySearch(
    props.search,
    props.shop,
  )
  // An empty result of the previous search says nothing about this one.
  const found = searching.isPlaceholderData && data?.hits.length === 0 ? undefined : data
  useAnnouncement(props, isFetching ? undefined : data?.hits.length)
  return (
    <section className="stack loose" aria-label={t('title')} aria-busy={isFetching}>
      <h2>{t('title')}</h2>
      {isError && (
        <Notice tone="bad" actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
          {t('failed')}
        </Notice>
      )}
      {searching.progress && <LongSearch {...searching.progress} />}
      {found && <Found {...props} found={found} onMore={searching.showMore} />}
    </section>
  )
}

function LongSearch({ done, total }: { done: number; total: number }) {
  const t = useTranslations('history.hits')
  return (
    <div className={styles.progress}>
      <p className="quiet anywhere capital">{t('progress', { done, total })}</p>
      <Progress label={t('searching')} value={done} max={total} />
    </div>
  )
}

type FoundProps = EntryHitsProps & {
  readonly found: FoundEntries
  readonly onMore: () => void
}

function Found({ found, search, named, onMore }: FoundProps) {
  const t = useTranslations('history.hits')
  if (found.hits.length === 0)
    return <p className="muted anywhere">{t('none', { search, named })}</p>
  return (
    <>
      {byUpload(found.hits).map((hits) => (
        <UploadHits key={hits[0].upload.id} hits={hits} search={search} />
      ))}
      {found.isMore && (
        <div className="wrap loose">
          <Button onClick={onMore}>{t('more')}</Button>
          <span className="quiet anywhere capital">
            {t('isMore', { count: found.hits.length })}
          </span>
        </div>
      )}
    </>
  )
}

type UploadHitsProps = Pick<FoundProps, 'search'> & {
  readonly hits: HitsOfUpload
}

/** Hits in one upload, under its name. */
function UploadHits({ hits, search }: UploadHitsProps) {
  const t = useTranslations('history')
  const { upload } = hits[0]
  const statuses = useStatuses(upload.id, hits)
  const name = useUploadName()(upload)
  const when = useWhen()
  return (
    <section className={styles.group}>
      <h3 className={styles.head}>
        {name} <ShopName of={upload} className={styles.shop} />
        <span className="quiet anywhere capital">{when(upload.startedAt)}</span>
        {upload.practice && <span className={styles.practice}>{t('practice')}</span>}
      </h3>
      <ul>
        {hits.map((hit) => (
          <li key={hit.position}>
            <EntryHit
              hit={hit}
              status={statuses?.find(({ position }) => position === hit.position)}
              searched={search}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type HitsOfUpload = readonly [Hit, ...Hit[]]

/** Groups the hits by upload, the upload with the best hit first. */
function byUpload(hits: readonly Hit[]): readonly HitsOfUpload[] {
  return [...groupBy(hits, ({ upload }) => upload.id).values()]
}

function useAnnouncement({ search, named }: EntryHitsProps, count: number | undefined) {
  const t = useTranslations('history.hits')
  const announce = useAnnounce()
  useEffect(() => {
    if (count === undefined) return
    announce(count === 0 ? t('none', { search, named }) : t('count', { count }), 'found')
  }, [announce, t, search, named, count])
}
