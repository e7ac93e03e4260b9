import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef } from 'react'
import { ALL_SHOPS, isOfShop, type ShopChoice, shopChoices } from '#domain/upload/shops.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import { useServices } from '#shell/services.ts'
import { useToken } from '#shell/token/use-token.ts'
import type { ListedUpload } from '#worker/records/list-uploads.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { isTouched } from '#ui/is-touched.ts'
import { EntryHits } from './entry-hits.tsx'
import { FEWEST_FOR_MONTH, Month } from './month.tsx'
import { SearchBar } from './search-bar.tsx'
import { UploadTable } from './upload-table.tsx'
import { usePlace } from './use-place.ts'
import { useStatusOf } from '#shell/uploads/use-uploads.ts'

type HistoryProps = { readonly uploads: readonly ListedUpload[] }

/** Uploads, with one search field for their names and their entries' numbers. */
export function History({ uploads }: HistoryProps) {
  const t = useTranslations('history')
  const { place: kept, goTo, growing } = usePlace()
  const shops = useMemo(() => shopChoices(uploads.map(({ header }) => header)), [uploads])
  // The last upload of the remembered shop may have been deleted since.
  const isGone = kept.shop !== ALL_SHOPS && !shops.includes(kept.shop)
  const place = isGone ? { ...kept, shop: ALL_SHOPS } : kept
  const monthShop = useShopOfMonth(uploads, shops, place.shop)
  const { rename, remove, problem } = useUploadChanges()
  // Deferred, so that the results don't delay the next key.
  const searched = useDeferredValue(place.search.trim())
  const statusOf = useStatusOf()
  const ofShop = uploads.filter(({ header }) => isOfShop(header, place.shop))
  const withStatus = (status: 'open' | 'done') =>
    ofShop.filter((upload) => statusOf(upload) === status).length
  const named = useNamedUploads(ofShop, searched)
  const { filter } = place
  const search = useRef<HTMLInputElement>(null)
  const searchFor = (order: string) => {
    goTo({ search: order, filter: 'all', shop: monthShop })
    // Searching hides the month together with the button that was pressed.
    const next = isTouched() ? document.querySelector('h1') : search.current
    next?.focus()
  }
  const shown = filter === 'all' ? named : named.filter((upload) => statusOf(upload) === filter)
  return (
    <div ref={growing} className="stack wide">
      {uploads.length >= FEWEST_FOR_MONTH && searched === '' && (
        <Month shop={monthShop} onSearch={searchFor} />
      )}
      <SearchBar
        field={search}
        place={place}
        shops={shops}
        counts={{ all: ofShop.length, open: withStatus('open'), done: withStatus('done') }}
        onChange={goTo}
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {searched !== '' && <EntryHits search={searched} shop={place.shop} named={shown.length} />}
      {searched !== '' && shown.length > 0 && <h2>{t('named')}</h2>}
      {searched === '' && shown.length === 0 && <p className="muted">{t(`none.${filter}`)}</p>}
      {shown.length > 0 && (
        <UploadTable
          label={searched === '' ? t('list') : t('named')}
          uploads={shown}
          shown={place.shown}
          onMore={(more) => goTo({ shown: more })}
          onRename={rename}
          onRemove={remove}
        />
      )}
    </div>
  )
}

/** Returns the shop of the monthly review: the chosen one, else the token's, else the newest upload's. */
function useShopOfMonth(
  [newest]: readonly ListedUpload[],
  shops: readonly ShopChoice[],
  chosen: ShopChoice,
): ShopChoice {
  const { shop } = useToken()
  if (chosen !== ALL_SHOPS) return chosen
  return shop !== '' && shops.includes(shop) ? shop : (newest?.header.shop ?? ALL_SHOPS)
}

/** Returns the uploads whose name, shop or sources contain the text. */
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
      [nameOf(header), header.shop ?? '', ...header.sources.map(sourceName)].some((name) =>
        name.toLowerCase().includes(wanted),
      ),
    )
  }, [uploads, searched, nameOf, sourceName])
}

type Change =
  | { readonly kind: 'rename'; readonly id: string; readonly name: string | null }
  | { readonly kind: 'delete'; readonly id: string }

/** Renames and deletes uploads; `problem` words the last failure. */
function useUploadChanges() {
  const t = useTranslations('history')
  const announce = useAnnounce()
  const { uploads } = useServices()
  const { mutateAsync, isError, variables } = useMutation({
    meta: { changes: ['uploads'] },
    mutationFn: async (change: Change) => {
      if (change.kind === 'rename') return uploads?.rename(change.id, change.name)
      const count = await uploads?.remove([change.id])
      if (count !== 1) throw new Error('The upload is being sent, or another tab has taken over.')
      announce(t('deleted'))
    },
  })
  const change = (wanted: Change) =>
    mutateAsync(wanted).then(
      () => true,
      () => false,
    )
  return {
    rename: (id: string, name: string | null) => change({ kind: 'rename', id, name }),
    remove: (id: string) => change({ kind: 'delete', id }),
    problem: isError && t(variables.kind === 'rename' ? 'notRenamed' : 'notDeleted'),
  }
}
