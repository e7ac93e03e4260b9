import { useEffect, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#upload/frame/upload-context.ts'

/** Returns a text that says what the upload is waiting for, or null if it isn't waiting. */
export function useWaitWords(): string | null {
  const t = useTranslations('upload')
  const { status } = useUpload().view
  const seconds = useSecondsUntil(status.kind === 'waiting' ? status.until : null)
  if (status.kind === 'pausing') return t('pausing')
  if (status.kind !== 'waiting') return null
  return t(`waiting.${status.why}`, { seconds })
}

const TICK_MS = 500

/** Counts down the whole seconds until a time, then stays at 0. The number never rises if the clock is set back. */
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
