import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#domain/receipts/receipt-name.ts'
import {
  type JournalShape,
  type SupportFacts,
  writeSupportFile,
} from '#domain/report/support-file.ts'
import { LetterText } from '#upload/panels/letter-text.tsx'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import { useKeepToken } from '#shell/preferences/keep-token.ts'
import { readTheme } from '#shell/preferences/preferences.ts'
import { estimateQuery, persistedQuery, recordQueries } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import type { Installation } from '#service/installation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { saveFile } from '#ui/save-file.ts'

/** Support file, shown in full before it is saved. */
export function SupportFile() {
  const t = useTranslations('help.support')
  const [open, setOpen] = useState(false)
  return (
    <>
      <p>{t('text')}</p>
      <Button icon="download" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <SupportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SupportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('help.support')
  const common = useTranslations('common')
  const { text, isError } = useSupportFile()
  const save = () => {
    if (text === null) return
    const name = `tracking-upload support ${dayOf(new Date())}.json`
    saveFile(name, new Blob([text], { type: 'application/json' }))
    onClose()
  }
  return (
    <Dialog
      wide
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" icon="download" disabled={text === null} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p>{t('without')}</p>
      {isError && <Notice tone="bad">{t('failed')}</Notice>}
      {text === null && !isError && <p>{common('loading')}</p>}
      {text !== null && <LetterText title={t('content')} copy={t('copy')} text={text} />}
    </Dialog>
  )
}

/** Returns the file's text, or null until every part has loaded. */
function useSupportFile(): { readonly text: string | null; readonly isError: boolean } {
  const services = useServices()
  const language = useLocale()
  const settings = useSettings()
  const uploads = useQuery(recordQueries(services).describeUploads())
  const estimate = useQuery(estimateQuery())
  const persisted = useQuery(persistedQuery())
  if (!uploads.data || estimate.isPending || persisted.isPending) {
    return { text: null, isError: uploads.isError }
  }
  const storage = {
    usedBytes: estimate.data?.used ?? null,
    quotaBytes: estimate.data?.quota ?? null,
    keptForGood: persisted.data ?? null,
  }
  const here = { language, settings, storage }
  return { text: write(services.installation, here, uploads.data), isError: false }
}

function useSettings(): SupportFacts['settings'] {
  const keepsToken = useKeepToken()
  const hasSingleKeys = useSingleKeys()
  return { theme: readTheme(), keepsToken, hasSingleKeys }
}

function write(
  installation: Installation,
  here: Pick<SupportFacts, 'language' | 'settings' | 'storage'>,
  uploads: readonly JournalShape[],
): string {
  const { practice, serviceUrl, requestSize, requestsAtOnce, timeoutMs } = installation
  return writeSupportFile({
    version: import.meta.env.VERSION,
    ...here,
    browser: {
      name: navigator.userAgent,
      languages: navigator.languages,
      window: [innerWidth, innerHeight],
      online: navigator.onLine,
      secure: window.isSecureContext,
      processors: navigator.hardwareConcurrency,
    },
    // The service's address is left out, because it could identify the shop.
    installation: {
      practice,
      forwarded: serviceUrl === '',
      requestSize,
      requestsAtOnce,
      timeoutMs,
    },
    pageMs: measurePage(),
    uploads,
  })
}

function measurePage(): SupportFacts['pageMs'] {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened === undefined) return null
  const { responseEnd, domInteractive, loadEventEnd } = opened
  return {
    fetched: Math.round(responseEnd),
    read: Math.round(domInteractive),
    shown: Math.round(loadEventEnd),
  }
}
