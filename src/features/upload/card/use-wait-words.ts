import { useEffect, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload/upload-context.ts'

/** Says what the sending waits for; null: for nothing. */
export function useWaitWords(): string | null {
  const t = useTranslations('upload')
  const { status } = useUpload().view
  const seconds = useSecondsUntil(status.kind === 'waiting' ? status.until : null)
  if (status.kind === 'pausing') return t('pausing')
  if (status.kind !== 'waiting') return null
  return t(`waiting.${status.why}`, { seconds })
}

const TICK_MS = 500

/** Whole seconds until a time, counting down; 0 when it is past. A clock that is set back adds none. */
function useSecondsUntil(time: number | null): number {
  const [leftMs, setLeftMs] = useState(() => (time === null ? 0 : time - Date.now()))
  useEffect(() => {
    if (time === null) return undefined
    const steadyEnd = performance.now() + (time - Date.now())
    const look = () => setLeftMs(Math.min(time - Date.now(), steadyEnd - performance.now()))
    look()
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [time])
  return Math.max(0, Math.ceil(leftMs / 1000))
}
