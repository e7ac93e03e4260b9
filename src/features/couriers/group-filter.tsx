import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import styles from './couriers.module.css'
import type { useGroupList } from './use-group-list.ts'

/** Fewer are looked over at a glance. */
const MANY_GROUPS = 6

type GroupFilterProps = {
  readonly groupCount: number
  readonly list: ReturnType<typeof useGroupList>
}

/** Hides groups that are decided, when there are many. */
export function GroupFilter({ groupCount, list }: GroupFilterProps) {
  const t = useTranslations('couriers')
  const { hidesDecided, leftBehind, hideDecided } = list
  if (groupCount < MANY_GROUPS && !hidesDecided) return null
  return (
    <>
      {leftBehind > 0 && (
        <Button look="quiet" onClick={() => hideDecided(true)}>
          {t('hideDecided', { count: leftBehind })}
        </Button>
      )}
      <label className={styles.filter}>
        <input
          type="checkbox"
          checked={hidesDecided}
          onChange={(event) => hideDecided(event.target.checked)}
        />
        {t('undecidedOnly')}
      </label>
    </>
  )
}
