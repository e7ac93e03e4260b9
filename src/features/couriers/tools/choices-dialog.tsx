import { useState } from 'react'
import type { OpenGroup } from '#domain/couriers/groups/match-groups.ts'
import { chosenGroup } from '#domain/couriers/groups/split-groups.ts'
import type { ChosenGroup } from '#domain/upload/run/commands.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useNameWithCode } from '#i18n/words/courier-names.ts'
import { useUpload } from '#page/upload/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ProposedList } from './proposed-list.tsx'

/** A courier for the open entries of a group, before the person has said yes. */
export type ProposedChoice = OpenGroup & {
  readonly courier: string
  readonly courierName: string
  /** Why this courier. */
  readonly reason: string
}

type ChoicesDialogProps = {
  readonly title: string
  readonly proposed: readonly ProposedChoice[]
  readonly onAccept: (accepted: readonly ProposedChoice[]) => void
  readonly onClose: () => void
}

/** Each group with the courier that it would get; what the person does not want stays open. */
function ChoicesDialog({ title, proposed, onAccept, onClose }: ChoicesDialogProps) {
  const t = useTranslations('couriers.accept')
  const common = useTranslations('common')
  const nameWithCode = useNameWithCode()
  const [taken, setTaken] = useState(proposed)
  return (
    <Dialog
      wide
      title={title}
      onClose={onClose}
      findStart={(dialog) => dialog.querySelector('footer button:last-child')}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" disabled={taken.length === 0} onClick={() => onAccept(taken)}>
            {t('yes', { count: countEntries(taken) })}
          </Button>
        </>
      }
    >
      <p>{t('about')}</p>
      <ProposedList
        proposed={proposed}
        taken={taken}
        onTake={setTaken}
        about={({ courier, courierName, reason }) => ({
          courier: nameWithCode(courierName, courier),
          reason,
        })}
      />
    </Dialog>
  )
}

const countEntries = (choices: readonly ProposedChoice[]) =>
  choices.reduce((sum, { positions }) => sum + positions.length, 0)

type Proposal = {
  readonly choices: readonly ProposedChoice[]
  /** The entries as they were then: those that come while the person looks join what is chosen. */
  readonly seen: ChosenGroup['seen']
}

/** Shows choices before they are made; all of them are made with one press, which is undone with one. */
export function useProposal(title: string, onAccepted: () => void) {
  const { upload, view } = useUpload()
  const [shown, show] = useState<Proposal | null>(null)
  const { outcomes } = view.state
  const accept = (accepted: readonly ProposedChoice[], { seen }: Proposal) => {
    show(null)
    void upload.chooseCouriers(
      accepted.map(({ group, ...choice }) => ({ ...choice, group: chosenGroup(group, seen) })),
    )
    // The dialog gives the keyboard back first.
    setTimeout(onAccepted)
  }
  return {
    propose: (choices: readonly ProposedChoice[]) => show({ choices, seen: outcomes }),
    dialog: shown && (
      <ChoicesDialog
        title={title}
        proposed={shown.choices}
        onAccept={(accepted) => accept(accepted, shown)}
        onClose={() => show(null)}
      />
    ),
  }
}
