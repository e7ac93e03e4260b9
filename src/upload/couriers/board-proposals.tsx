import { useState } from 'react'
import { ProposalDialog, ProposalLine } from '#entries/couriers/proposal-dialog.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { useNameWithCode } from '#i18n/words/courier-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import type { BoardProposal, ProposedChoice } from '#upload/couriers/board/board.ts'
import styles from './couriers.module.css'
import { useGroupLabel } from './group-head.tsx'
import { useBoardContext } from './use-board.ts'

/** The couriers that were proposed for several groups, until the user accepts them or not. */
export function BoardProposals() {
  const { upload } = useUpload()
  const { state, propose, goOn } = useBoardContext()
  const { proposal } = state
  if (proposal === null) return null
  const accept = (accepted: readonly ProposedChoice[]) => {
    propose(null)
    const { seen } = proposal
    void upload.chooseCouriers(
      accepted.map(({ group: { id }, ...choice }) => ({ ...choice, group: { id, seen } })),
    )
    // The dialog restores the focus first.
    setTimeout(() => goOn(''))
  }
  return <GroupsDialog proposal={proposal} onAccept={accept} onClose={() => propose(null)} />
}

type GroupsDialogProps = {
  readonly proposal: BoardProposal
  readonly onAccept: (accepted: readonly ProposedChoice[]) => void
  readonly onClose: () => void
}

/** Groups with their proposed couriers. Those that the user clears stay open. */
function GroupsDialog({ proposal, onAccept, onClose }: GroupsDialogProps) {
  const t = useTranslations('couriers.accept')
  const { title, choices } = proposal
  const [cleared, clear] = useState<ReadonlySet<string>>(new Set())
  const taken = choices.filter(({ group }) => !cleared.has(group.id))
  const count = taken.reduce((sum, { positions }) => sum + positions.length, 0)
  const take = (changed: readonly ProposedChoice[], isTaken: boolean) => {
    const ids = changed.map(({ group }) => group.id)
    const others = [...cleared].filter((id) => !ids.includes(id))
    clear(new Set(isTaken ? others : [...others, ...ids]))
  }
  return (
    <ProposalDialog
      title={title}
      about={<p>{t('about')}</p>}
      yes={t('yes', { count })}
      isEmpty={taken.length === 0}
      startsAtYes
      onAccept={() => onAccept(taken)}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <label className={styles.take}>
          <input
            type="checkbox"
            className="check"
            ref={(box) => {
              if (box) box.indeterminate = taken.length > 0 && taken.length < choices.length
            }}
            checked={taken.length === choices.length}
            onChange={({ target }) => take(choices, target.checked)}
          />
          <b>{t('all', { count: choices.length })}</b>
        </label>
      )}
      {choices.map((choice) => (
        <GroupLine
          key={choice.group.id}
          choice={choice}
          isTaken={taken.includes(choice)}
          onTake={(isTaken) => take([choice], isTaken)}
        />
      ))}
    </ProposalDialog>
  )
}

type GroupLineProps = {
  readonly choice: ProposedChoice
  readonly isTaken: boolean
  readonly onTake: (isTaken: boolean) => void
}

function GroupLine({ choice, isTaken, onTake }: GroupLineProps) {
  const { group, positions, courier, courierName, reason } = choice
  const label = useGroupLabel({ ...group, positions })
  const courierText = useNameWithCode()(courierName, courier)
  return (
    <ProposalLine
      what={
        <label className={styles.take}>
          <input
            type="checkbox"
            className="check"
            aria-label={[label, courierText, reason].join(' ')}
            checked={isTaken}
            onChange={({ target }) => onTake(target.checked)}
          />
          <span>
            {label} <code className="small">{plainText(group.samples[0] ?? '')}</code>
          </span>
        </label>
      }
    >
      <span>
        <strong>{courierText}</strong> {reason && <span className="small">{reason}</span>}
      </span>
    </ProposalLine>
  )
}
