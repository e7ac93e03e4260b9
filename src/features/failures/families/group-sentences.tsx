import { useState } from 'react'
import type { Position } from '#domain/upload/events/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { TickBox } from '#features/failures/grid/select-box.tsx'
import type { Ticks } from '#features/failures/grid/use-selection.ts'
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
  /** null: there is nothing to tick for. */
  readonly ticks: Ticks | null
}

const SHOWN = 5

/** What is known of each request; where there are several, each is ticked with all of its entries. */
export function GroupSentences({ groups, ticks }: GroupSentencesProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const [all, setAll] = useState(false)
  const canTick = ticks !== null && groups.length > 1
  return (
    <>
      <ul className={[styles.sentences, all && canTick && styles.many].filter(Boolean).join(' ')}>
        {(all ? groups : groups.slice(0, SHOWN)).map(({ key, text, excerpt, positions }) => (
          <li key={key}>
            {canTick ? (
              <label className={styles.tickGroup}>
                <TickBox ticks={ticks} positions={positions} />
                <span>
                  <b>{common('request', { number: String(key) })}</b> {text}
                </span>
              </label>
            ) : (
              text
            )}
            {excerpt !== '' && (
              <div className={canTick ? styles.underTick : undefined}>
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
