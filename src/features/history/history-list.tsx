import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { UploadHeader } from '#domain/upload/upload.ts'
import { useSourceName, useSourceNames } from '#i18n/use-source-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from '#i18n/use-when.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './history.module.css'

export type HistoryListProps = {
  /** Reads the uploads of this browser, the newest first. */
  readonly load: () => Promise<readonly UploadHeader[]>
  /** A link within the product. */
  readonly link: ComponentType<{
    readonly href: string
    readonly className: string
    readonly children: ReactNode
  }>
}

const HISTORY_KEY = ['uploads'] as const

/** The earlier uploads of this browser, to be found by name. */
export function HistoryList({ load, link }: HistoryListProps) {
  const t = useTranslations('history')
  const common = useTranslations('common')
  const { data, isError, refetch } = useQuery({
    queryKey: HISTORY_KEY,
    queryFn: load,
    networkMode: 'always',
    retry: 0,
  })
  return (
    <>
      <h1>{t('title')}</h1>
      {isError && (
        <Notice tone="bad" actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
          {t('failed')}
        </Notice>
      )}
      {!data && !isError && <p>{common('loading')}</p>}
      {data && <Found uploads={data} link={link} />}
    </>
  )
}

type FoundProps = {
  readonly uploads: readonly UploadHeader[]
  readonly link: HistoryListProps['link']
}

function Found({ uploads, link: PageLink }: FoundProps) {
  const t = useTranslations('history')
  const [search, setSearch] = useState('')
  const found = useFound(uploads, search)
  if (uploads.length === 0) return <Empty link={PageLink} />
  return (
    <>
      <TextField
        className={styles.search ?? ''}
        type="search"
        label={t('search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && <p className={styles.nothing}>{t('nothing', { search })}</p>}
      <ul className={styles.list} aria-label={t('list')}>
        {found.map((header) => (
          <li key={header.id}>
            <PageLink href={`/uploads/${header.id}`} className={styles.upload ?? ''}>
              <UploadLine header={header} />
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Any of an upload's sources can be what somebody remembers. */
function useFound(uploads: readonly UploadHeader[], search: string) {
  const nameOf = useSourceName()
  const wanted = search.trim().toLowerCase()
  return uploads.filter(({ sources }) =>
    sources.some((source) => nameOf(source).toLowerCase().includes(wanted)),
  )
}

function Empty({ link: PageLink }: { link: HistoryListProps['link'] }) {
  const t = useTranslations('history')
  return (
    <div className={styles.empty}>
      <p>{t('empty')}</p>
      <PageLink href="/" className={buttonClasses('main')}>
        {t('emptyNext')}
      </PageLink>
    </div>
  )
}

function UploadLine({ header }: { header: UploadHeader }) {
  const t = useTranslations('history')
  const common = useTranslations('common')
  const namesOf = useSourceNames()
  const when = useWhen()
  const facts = [
    when(header.startedAt),
    common('entries', { count: header.entryCount }),
    header.serviceName,
  ]
  return (
    <>
      <span className={styles.name}>{namesOf(header.sources)}</span>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      {header.practice && <Chip tone="warn">{t('practice')}</Chip>}
    </>
  )
}
