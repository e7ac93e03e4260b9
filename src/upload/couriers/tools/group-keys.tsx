import { type FocusEvent, useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { isSearched } from '#upload/couriers/choice/courier-choice.tsx'
import { readShortcut } from '#upload/couriers/choice/read-shortcut.ts'
import styles from '#upload/couriers/couriers.module.css'
import type { GroupWork } from '#upload/couriers/use-group-work.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import { usePageKey } from '#shell/keys/use-page-key.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { drawKey } from '#ui/key.tsx'
import { isTaken, useDocumentKey } from '#ui/use-document-key.ts'

/** Set of shortcuts: digits choose at a radio button but are typed in a field. */
type KeysHint = 'keys' | 'searchKeys'

/** Tracks which shortcuts work at the focus. Elsewhere, those of the current group do. */
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

/** Buttons that move to the previous and next group. */
const STEPS = [
  { by: -1, text: 'previousGroup', icon: 'chevron-up', key: 'P' },
  { by: 1, text: 'nextGroup', icon: 'chevron-down', key: 'N' },
] as const

type GroupToolsProps = {
  readonly canSort: boolean
  readonly work: GroupWork
  readonly hint: KeysHint
}

/** Shortcuts, and a button that sorts the groups by size again. */
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

/** Outside the radio buttons, digits and Z apply to the current group. */
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

/** Buttons and shortcuts that move from group to group. */
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
