import { useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { useActiveUpload, useServices, useUploadView } from '#shell/services.ts'
import { useLater } from '#shell/later.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ReloadNotice } from '#ui/feedback/reload-notice.tsx'
import type { Upload } from '#run/upload.ts'
import type { OpenStorage } from '#shell/open-storage.ts'
import { OtherTab } from '#shell/other-tab.tsx'

type NoticesProps = { readonly storage: OpenStorage; readonly textsMissing: boolean }

/** Notices for every page: another tab, missing storage, a running upload. */
export function Notices({ storage, textsMissing }: NoticesProps) {
  const t = useTranslations('shell')
  const { draft } = useServices()
  const active = useActiveUpload()
  const isMissing = useSyncExternalStore(draft.subscribe, draft.isMissing)
  const kept = useSyncExternalStore(storage.subscribe, storage.getState)
  // Nothing is stored in this tab any more, so every other notice can wait.
  if (kept === 'newer-version' || kept === 'lost')
    return <ReloadNotice text={t(`storage.${kept}`)} />
  return (
    <>
      <OtherTab />
      {(textsMissing || isMissing) && <ReloadNotice text={t('partMissing')} />}
      {kept !== 'open' && <Notice tone="bad">{t(`storage.${kept}`)}</Notice>}
      {active && <ActiveUpload upload={active} />}
      <News active={active} />
    </>
  )
}

function ActiveUpload({ upload }: { upload: Upload }) {
  const t = useTranslations('shell')
  const [location] = useLocation()
  const { header, status } = useUploadView(upload)
  const address = `/uploads/${header.id}`
  if (location === address) return null
  return (
    <Notice tone="info" actions={<Link href={address}>{t('goToUpload')}</Link>}>
      {status.kind === 'paused' ? t('paused') : t('running')}
    </Notice>
  )
}

/** Reports the end of the last upload on every page except its own. */
function News({ active }: { readonly active: Upload | null }) {
  const [location] = useLocation()
  const [last, setLast] = useState(active)
  if (active !== null && active !== last) setLast(active)
  const parts = useLater(false)
  if (last === null || parts === null) return null
  const { id } = last.getSnapshot().header
  if (location === `/uploads/${id}`) return null
  return <parts.NewsOfUpload key={id} upload={last} />
}
