import { type FocusEvent, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { isSearched } from '#features/couriers/choice/courier-choice.tsx'
import { readShortcut } from '#features/couriers/choice/read-shortcut.ts'
import styles from '#features/couriers/couriers.module.css'
import type { GroupWork } from '#features/couriers/use-group-work.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useSingleKeys } from '#page/keys/single-keys.ts'
import { usePageKey } from '#page/keys/use-page-key.ts'
import { useUpload } from '#page/upload/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { drawKey } from '#ui/key.tsx'
import { isTaken, useDocumentKey } from '#ui/use-document-key.ts'

/** Digits choose at a radio button and are typed in a field. */
type KeysHint = 'keys' | 'searchKeys'

/** Which keys work where the keyboard is; beside the fields, those of the group at work. */
export function useKeysHint() {
  const [there, setThere] = useState<KeysHint | null>(null)
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches('[role=combobox]')) setThere('searchKeys')
      else setThere(target.matches('[type=radio]') ? 'keys' : null)
    },
    of: (atWork: CourierGroup | undefined): KeysHint =>
      there ?? (atWork && isSearched(atWork) ? 'searchKeys' : 'keys'),
  }
}

/** The ways from group to group. */
const STEPS = [
  { by: -1, text: 'previousGroup', icon: 'chevron-up', key: 'P' },
  { by: 1, text: 'nextGroup', icon: 'chevron-down', key: 'N' },
] as const

type GroupToolsProps = {
  readonly canSort: boolean
  readonly work: GroupWork
  readonly hint: KeysHint
}

/** The keys, and the way to put the largest group first again. */
export function GroupTools({ canSort, work, hint }: GroupToolsProps) {
  const t = useTranslations('couriers')
  const { canAct } = useUpload().view
  const hasKeys = useSingleKeys() && canAct
  useDigits(work, hasKeys)
  return (
    <>
      {canSort && (
        <Button look="quiet" className={styles.link} onClick={work.sortBySize}>
          {t('sortBySize')}
        </Button>
      )}
      {(hasKeys || hint === 'searchKeys') && (
        <p className="notOnPhone small">{t.rich(hint, { key: drawKey })}</p>
      )}
    </>
  )
}

/** Beside the radio buttons digits and Z are for the group at work. */
function useDigits(work: GroupWork, areOn: boolean): void {
  useDocumentKey((event) => {
    if (!areOn || event.defaultPrevented || isTaken(event)) return false
    const shortcut = readShortcut(event, true)
    if (shortcut?.kind === 'candidate') return work.pick(shortcut.number)
    if (shortcut?.kind !== 'undo' || event.ctrlKey || event.metaKey) return false
    void work.undo()
    return true
  })
}

/** The way from group to group, which keys go too. */
export function GroupSteps({ work }: Pick<GroupToolsProps, 'work'>) {
  const t = useTranslations('couriers')
  usePageKey('p', () => work.step(-1))
  usePageKey('n', () => work.step(1))
  return STEPS.map(({ by, text, icon, key }) => (
    <Button
      key={key}
      look="ghost"
      icon={icon}
      iconOnly
      aria-label={t(text)}
      aria-keyshortcuts={key}
      onClick={() => work.step(by)}
    />
  ))
}
