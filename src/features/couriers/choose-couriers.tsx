import { type ReactNode, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import type { UploadRun, UploadView } from '#workflows/upload-run.ts'
import { CourierGroupCard } from './courier-group-card.tsx'
import styles from './couriers.module.css'
import { useCourierGroups } from './use-courier-groups.ts'

export type ChooseCouriersProps = { readonly run: UploadRun; readonly view: UploadView }

/** So many groups at a time: each is a dozen of controls. */
const GROUPS_AT_A_TIME = 20

/** The entries whose courier the service could not tell; nothing when there is none. */
export function ChooseCouriers({ run, view }: ChooseCouriersProps) {
  const t = useTranslations('couriers')
  const narrow = useNarrow()
  const groups = useCourierGroups(view)
  const [shown, setShown] = useState(GROUPS_AT_A_TIME)
  const count = view.state.counts['courier-needed']
  if (count === 0) return null
  const send = view.canAct && <SendButton run={run} view={view} />
  return (
    <Card
      title={t('title')}
      aside={t('summary', { entries: count, groups: groups.length })}
      actions={narrow ? undefined : send}
    >
      <ul className={styles.groups}>
        {groups.slice(0, shown).map((group) => (
          <CourierGroupCard key={group.id} run={run} view={view} group={group} />
        ))}
      </ul>
      {groups.length > shown && (
        <Button onClick={() => setShown((before) => before + GROUPS_AT_A_TIME)}>
          {t('moreGroups', { count: groups.length - shown })}
        </Button>
      )}
      <p className={styles.keys}>{t.rich('keys', { key: drawKey })}</p>
      {narrow && send && <div className={styles.sticky}>{send}</div>}
    </Card>
  )
}

function drawKey(text: ReactNode) {
  return <kbd className={styles.key}>{text}</kbd>
}

function SendButton({ run, view }: ChooseCouriersProps) {
  const t = useTranslations('couriers')
  const count = view.state.choices.size
  return (
    <Button look="main" disabled={count === 0} onClick={() => void run.sendWithCouriers()}>
      {t('send', { count })}
    </Button>
  )
}
