import { useState } from 'react'
import { useRequestGroups } from '#features/failures/families/request-groups.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { SetAside } from './set-aside.tsx'
import { type WorkProps, WorkRegion } from './work-region.tsx'

/** Entries of which some were accepted and some were not, and the service did not say which. */
export function Unexplained({ positions }: WorkProps) {
  const t = useTranslations('failures')
  const groups = useRequestGroups(positions, 'unexplained').map((group) => {
    const { unnamed, accepted } = group.outcome
    return { ...group, text: t('story.unexplained', { missing: unnamed - accepted, unnamed }) }
  })
  return (
    <WorkRegion
      kind="unexplained"
      positions={positions}
      groups={groups}
      lead={<p>{t('unexplained.next')}</p>}
      actions={UnexplainedActions}
    />
  )
}

function UnexplainedActions({ positions }: WorkProps) {
  const t = useTranslations('failures')
  const { run } = useUpload()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button onClick={() => setAsks(true)}>{t('unexplained.sendOneByOne')}</Button>
      <Button icon="check" onClick={() => void run.markAccepted(positions)}>
        {t('markAccepted')}
      </Button>
      <SetAside positions={positions} />
      {asks && <AskOneByOne positions={positions} onClose={() => setAsks(false)} />}
    </>
  )
}

function AskOneByOne({ positions, onClose }: WorkProps & { readonly onClose: () => void }) {
  const t = useTranslations('failures.unexplained')
  const { run } = useUpload()
  // At most so many of these entries were accepted: of each answer no more than it counted.
  const atRisk = useRequestGroups(positions, 'unexplained').reduce(
    (sum, { positions: own, outcome }) => sum + Math.min(own.length, outcome.accepted),
    0,
  )
  return (
    <ConfirmDialog
      title={t('title', { count: positions.length })}
      yes={t('sendOneByOne')}
      look="danger"
      onYes={() => void run.sendOneByOne(positions)}
      onClose={onClose}
    >
      <p>{t('risk', { count: atRisk })}</p>
    </ConfirmDialog>
  )
}
