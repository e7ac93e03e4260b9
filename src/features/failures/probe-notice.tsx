import { useEffect, useMemo } from 'react'
import { findProbeResult, type ProbeResult } from '#domain/upload/answers/probe-result.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

/** What the entry that was sent to find out tells about the others. */
export function ProbeNotice({ state }: { state: UploadState }) {
  const result = useMemo(() => findProbeResult(state), [state])
  const text = useProbeWords(result, state)
  const announce = useAnnounce()
  useEffect(() => {
    if (text !== '') announce(text)
  }, [announce, text])
  return text === '' ? null : <Notice tone="info">{text}</Notice>
}

function useProbeWords(result: ProbeResult | null, { entries }: UploadState): string {
  const t = useTranslations('failures.probe')
  const noReason = useTranslations('failures')('noReason')
  if (result === null) return ''
  const order = entries.at(result.position)?.orderId ?? ''
  const about = { order, count: result.others.length }
  switch (result.found.kind) {
    case 'was-pending':
      return t('was-pending', about)
    case 'request-rejected':
    case 'other-entry':
      return t(result.found.kind, { ...about, message: result.found.message ?? noReason })
    case 'nothing':
      return t('nothing', about)
  }
}
