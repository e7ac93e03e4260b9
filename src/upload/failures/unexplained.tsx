import { useState } from 'react'
import { useGroupsLead, useRequestGroups } from '#upload/failures/families/request-groups.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useTaskLook, useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx'
import { SetAsideWay, Way, Ways } from './ways.tsx'
import { type Chosen, useWorkPositions, WorkPanel } from './work-panel.tsx'

/** Entries of which the service accepted some, without saying which. */
export function Unexplained() {
  const t = useTranslations('failures')
  const outcomeName = useTranslations('common.outcomes')
  const positions = useWorkPositions('unexplained')
  const groups = useRequestGroups(positions, 'unexplained').map((group) => {
    const { unnamed, accepted } = group.outcome
    return { ...group, text: t('story.unexplained', { missing: unnamed - accepted, unnamed }) }
  })
  return (
    <WorkPanel
      title={outcomeName('unexplained')}
      lead={useGroupsLead(groups)}
      positions={positions}
      groups={groups}
      ways={UnexplainedWays}
      isSame={groups.length === 1}
    />
  )
}

function UnexplainedWays({ positions, selected }: Chosen) {
  const t = useTranslations('failures')
  const { upload } = useUpload()
  const taskLook = useTaskLook()
  const isTooMany = selected > useAcceptedAtMost(positions)
  return (
    <Ways>
      <Way title={t('unexplained.foundTitle')} text={t('unexplained.foundText')} recommended>
        {/* Disabled without a selection, because the service didn't accept all of these entries. */}
        <Button
          look={isTooMany ? 'plain' : taskLook}
          disabled={selected === 0}
          onClick={() => void upload.markAccepted(positions)}
        >
          {t('mark', { count: selected })}
        </Button>
      </Way>
      <OneByOneWay positions={positions} selected={selected} />
      <SetAsideWay positions={positions} />
    </Ways>
  )
}

/** Returns how many of these entries the service can have accepted: per answer, at most the number that it counted. */
function useAcceptedAtMost(positions: Chosen['positions']): number {
  return useRequestGroups(positions, 'unexplained').reduce(
    (sum, { positions: own, outcome }) => sum + Math.min(own.length, outcome.accepted),
    0,
  )
}

function OneByOneWay({ positions, selected }: Chosen) {
  const t = useTranslations('failures.unexplained')
  const { upload } = useUpload()
  const [asks, setAsks] = useState(false)
  const atRisk = useAcceptedAtMost(positions)
  const count = positions.length
  return (
    <Way
      title={t(selected > 0 ? 'selectedTitle' : 'allTitle', { count })}
      text={t('oneText', { count, risk: atRisk })}
    >
      <Button onClick={() => setAsks(true)}>{t('sendOneByOne')}</Button>
      {asks && (
        <ConfirmDialog
          title={t('title', { count })}
          yes={t('sendOneByOne')}
          look="danger"
          onYes={() => void upload.sendOneByOne(positions)}
          onClose={() => setAsks(false)}
        >
          <p>{t('risk', { count: atRisk })}</p>
        </ConfirmDialog>
      )}
    </Way>
  )
}
