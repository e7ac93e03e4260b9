import { useEffect, useMemo } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Button } from '#ui/button.tsx'
import { canGo } from '#features/failures/correcting/correct-entry.ts'
import { SetAside } from './set-aside.tsx'
import type { Selection } from '#features/failures/grid/use-selection.ts'
import type { WorkProps } from './work-region.tsx'
import styles from './work.module.css'

type FailedActionsProps = WorkProps & { readonly selection: Selection }

/** The ways on for the selected ones of the failed entries in sight. */
export function FailedActions({ run, view, selection }: FailedActionsProps) {
  const t = useTranslations('failures')
  const { corrected, entries, counts } = view.state
  const { selected } = selection
  const ready = useMemo(
    () =>
      selected.filter((position) => {
        // What was sent as it is went through these checks before, and a courier for many when it was set.
        const entry = corrected.has(position) ? entries.at(position) : undefined
        return entry === undefined || canGo(entry)
      }),
    [selected, corrected, entries],
  )
  const held = selected.length - ready.length
  const notReady = held > 0 && t('notReady', { count: held })
  const announce = useAnnounce()
  useEffect(() => {
    if (notReady) announce(notReady)
  }, [announce, notReady])
  return (
    <>
      {notReady && <p className={styles.held}>{notReady}</p>}
      <SetAside run={run} positions={selected} disabled={selected.length === 0} />
      <Button
        look={counts['courier-needed'] > 0 ? 'plain' : 'main'}
        disabled={ready.length === 0}
        onClick={() => {
          selection.forget(ready)
          void run.resend(ready)
        }}
      >
        {t('resend', { count: ready.length })}
      </Button>
    </>
  )
}
