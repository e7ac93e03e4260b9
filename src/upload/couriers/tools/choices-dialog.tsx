import { useState } from 'react'
import type { OpenGroup } from '#domain/couriers/groups/match-groups.ts'
import { chosenGroup } from '#domain/couriers/groups/split-groups.ts'
import type { ChosenGroup } from '#domain/upload/run/commands.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useNameWithCode } from '#i18n/words/courier-names.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ProposedList } from './proposed-list.tsx'

/** Courier for the open entries of a group, before the user has confirmed it. */
export type ProposedChoice = OpenGroup & {
  readonly courier: string
  readonly courierName: string
  readonly reason: string
}

type ChoicesDialogProps = {
  readonly title: string
  readonly proposed: readonly ProposedChoice[]
  readonly onAccept: (accepted: readonly ProposedChoice[]) => void
  readonly onClose: () => void
}

/** Preview: each group with its proposed courier. Groups that the user deselects stay open. */
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
  /** Outcomes when the preview opened. Entries that arrive during the preview join the choices. */
  readonly seen: ChosenGroup['seen']
}

/** Previews choices and applies them as one step. */
export function useProposal(title: string, onAccepted: () => void) {
  const { upload, view } = useUpload()
  const [shown, show] = useState<Proposal | null>(null)
  const { outcomes } = view.state
  const accept = (accepted: readonly ProposedChoice[], { seen }: Proposal) => {
    show(null)
    void upload.chooseCouriers(
      accepted.map(({ group, ...choice }) => ({ ...choice, group: chosenGroup(group, seen) })),
    )
    // The dialog restores the focus first.
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
