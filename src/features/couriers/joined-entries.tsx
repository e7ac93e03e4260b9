import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import styles from './couriers.module.css'

type JoinedEntriesProps = {
  /** How many came after the choice for their group and got its courier. */
  readonly count: number
  /** The name of the courier that later entries get; null: they are asked about. */
  readonly courier: string | null
  readonly mayCome: boolean
  readonly onSkip: (() => void) | null
}

/** Says that later entries get the group's courier. The line stays once it is there: what is below must not move. */
export function JoinedEntries({ count, courier, mayCome, onSkip }: JoinedEntriesProps) {
  const t = useTranslations('couriers')
  const [wasShown, setWasShown] = useState(false)
  const isShown = courier !== null && (mayCome || count > 0 || wasShown)
  if (isShown !== wasShown) setWasShown(isShown)
  if (!isShown) return null
  return (
    <div className={styles.joined}>
      <span>{count > 0 ? t('joined', { count }) : t('joinLater', { courier })}</span>
      {count > 0 && onSkip && (
        <Button look="quiet" onClick={onSkip}>
          {t('skip', { count })}
        </Button>
      )}
    </div>
  )
}
