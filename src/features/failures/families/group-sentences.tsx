import { useState } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { SelectBox } from '#features/failures/grid/select-box.tsx'
import type { Selection } from '#features/failures/grid/use-selection.ts'
import styles from '#features/failures/work.module.css'

/** What is known of the entries of one request. */
export type GroupSentence = {
  /** The number of the request. */
  readonly key: number
  readonly text: string
  readonly excerpt: string
  readonly positions: readonly Position[]
}

type GroupSentencesProps = {
  readonly groups: readonly GroupSentence[]
  /** null: there is nothing to select for. */
  readonly selection: Selection | null
}

const SHOWN = 5

/** What is known of each request; where there are several, each is selected with all of its entries. */
export function GroupSentences({ groups, selection }: GroupSentencesProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const [all, setAll] = useState(false)
  const canSelect = selection !== null && groups.length > 1
  return (
    <>
      <ul className={[styles.sentences, all && canSelect && styles.many].filter(Boolean).join(' ')}>
        {(all ? groups : groups.slice(0, SHOWN)).map(({ key, text, excerpt, positions }) => (
          <li key={key}>
            {canSelect ? (
              <label className={styles.selectGroup}>
                <SelectBox selection={selection} positions={positions} />
                <span>
                  <b>{common('request', { number: String(key) })}</b> {text}
                </span>
              </label>
            ) : (
              text
            )}
            {excerpt !== '' && (
              <div className={canSelect ? styles.underSelect : undefined}>
                {t('serviceWrote')} <q className={styles.excerpt}>{excerpt}</q>
              </div>
            )}
          </li>
        ))}
      </ul>
      {groups.length > SHOWN && (
        <div>
          <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('fewerGroups') : t('allGroups', { count: groups.length })}
          </Button>
        </div>
      )}
    </>
  )
}
