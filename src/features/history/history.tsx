import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { countOpen } from '#domain/upload/summary.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useActiveUpload, useServices } from '#page/services.ts'
import type { ListedUpload } from '#records/list-uploads.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import styles from './history.module.css'
import { EntryHits } from '#features/history/search/entry-hits.tsx'
import { SearchBar } from '#features/history/search/search-bar.tsx'
import { UploadList } from './upload-list.tsx'
import { usePlace } from './use-place.ts'

/** The uploads and the one field that finds them by name and their entries by number. */
export function History({ uploads }: { readonly uploads: readonly ListedUpload[] }) {
  const t = useTranslations('history')
  const [{ search, openOnly, shown: atOnce }, goTo] = usePlace()
  const { change, problem } = useUploadChanges()
  // Drawn a little at a time: the next key comes first.
  const searched = useDeferredValue(search.trim())
  const activeId = useActiveUpload()?.getSnapshot().header.id
  const isOpen = ({ header, counts }: ListedUpload) =>
    header.id === activeId || (counts !== null && countOpen({ counts }) > 0)
  const named = useNamedUploads(uploads, searched)
  const shown = openOnly ? named.filter(isOpen) : named
  return (
    <>
      <SearchBar
        search={search}
        openOnly={openOnly}
        openCount={uploads.filter(isOpen).length}
        onChange={goTo}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {searched !== '' && <EntryHits search={searched} named={shown.length} />}
      {searched !== '' && shown.length > 0 && <h2>{t('named')}</h2>}
      {searched === '' && shown.length === 0 && <p className={styles.nothing}>{t('noneOpen')}</p>}
      {shown.length > 0 && (
        <UploadList
          label={searched === '' ? t('list') : t('named')}
          uploads={shown}
          shown={atOnce}
          onMore={(more) => goTo({ shown: more })}
          onRename={(id, name) => change({ kind: 'rename', id, name })}
          onDelete={(id) => change({ kind: 'delete', id })}
        />
      )}
    </>
  )
}

/** The uploads of which a name holds the text: the one that is shown, or that of any of its sheets. */
function useNamedUploads(
  uploads: readonly ListedUpload[],
  searched: string,
): readonly ListedUpload[] {
  const nameOf = useUploadName()
  const sourceName = useSourceName()
  return useMemo(() => {
    const wanted = searched.toLowerCase()
    if (wanted === '') return uploads
    return uploads.filter(({ header }) =>
      [nameOf(header), ...header.sources.map(sourceName)].some((name) =>
        name.toLowerCase().includes(wanted),
      ),
    )
  }, [uploads, searched, nameOf, sourceName])
}

type Change =
  | { readonly kind: 'rename'; readonly id: string; readonly name: string | null }
  | { readonly kind: 'delete'; readonly id: string }

/** Renames and deletes uploads; `problem` says what could not be done last. */
function useUploadChanges() {
  const t = useTranslations('history')
  const announce = useAnnounce()
  const { uploads } = useServices()
  const { mutateAsync, isError, variables } = useMutation({
    mutationFn: async (change: Change) => {
      if (change.kind === 'rename') return uploads?.rename(change.id, change.name)
      const count = await uploads?.remove([change.id])
      if (count !== 1) throw new Error('The upload is being sent, or another tab has taken over.')
      announce(t('deleted'))
    },
  })
  /** false: it could not be done. */
  const change = (wanted: Change) =>
    mutateAsync(wanted).then(
      () => true,
      () => false,
    )
  const problem = isError && t(variables.kind === 'rename' ? 'notRenamed' : 'notDeleted')
  return { change, problem }
}
