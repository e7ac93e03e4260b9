import { Fragment, type ReactNode, useState } from 'react'
import { splitFamily } from '#domain/upload/answers/message-family.ts'
import type { FailureFamily } from '#domain/upload/failure-families.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import styles from './families.module.css'

type FamilyFilterProps = {
  readonly families: readonly FailureFamily[]
  readonly total: number
  /** null: all of them. */
  readonly chosen: FailureFamily | null
  readonly onChoose: (family: FailureFamily | null) => void
}

const FIRST = 6
const MORE = 24

/** The reasons with how many entries each has, the most frequent first; pressing one shows only its entries. */
export function FamilyFilter({ families, total, chosen, onChoose }: FamilyFilterProps) {
  const t = useTranslations('failures.families')
  const [shown, setShown] = useState(FIRST)
  const left = families.length - shown
  return (
    <div role="group" aria-label={t('title')} className={styles.families}>
      <FamilyButton pressed={chosen === null} count={total} onPress={() => onChoose(null)}>
        {t('all')}
      </FamilyButton>
      {families.slice(0, shown).map((family) => (
        <FamilyButton
          key={family.pattern ?? ''}
          pressed={family === chosen}
          count={family.positions.length}
          onPress={() => onChoose(family)}
        >
          <FamilyText pattern={family.pattern} />
        </FamilyButton>
      ))}
      {left > 0 && (
        <Button look="quiet" onClick={() => setShown((before) => before + MORE)}>
          {t('more', { count: left })}
        </Button>
      )}
    </div>
  )
}

type FamilyButtonProps = {
  readonly pressed: boolean
  readonly count: number
  readonly onPress: () => void
  readonly children: ReactNode
}

function FamilyButton({ pressed, count, onPress, children }: FamilyButtonProps) {
  const format = useFormatter()
  return (
    <button type="button" className={styles.family} aria-pressed={pressed} onClick={onPress}>
      <span className={styles.text}>{children}</span>
      <strong className={styles.count}>{format.number(count)}</strong>
    </button>
  )
}

/** What the messages of a family have in common; where each names a value of its own stands a mark. */
function FamilyText({ pattern }: { pattern: string | null }) {
  const t = useTranslations('failures')
  if (pattern === null) return t('noReason')
  return (
    <bdi dir="auto">
      {splitFamily(pattern).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <span className={styles.value}>
              <span aria-hidden="true">…</span>
              <span className="visually-hidden">{t('families.value')}</span>
            </span>
          )}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
