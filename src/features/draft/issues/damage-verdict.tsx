import { useState } from 'react'
import type { DraftFilter } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from '#features/draft/draft.module.css'
import { lookOf } from './issue-look.ts'

/** What a spreadsheet program does to numbers: digits cut off; zeros, decimals and dates put in. */
export const DAMAGE_KINDS = ['scientific-notation', 'changed-by-spreadsheet'] as const
export type DamageKind = (typeof DAMAGE_KINDS)[number]

type DamageVerdictProps = {
  /** The kinds that there are, and how many rows of each. */
  readonly damage: readonly { readonly kind: DamageKind; readonly count: number }[]
  /** The rows of this kind are what the sheet shows now. */
  readonly shown: DraftFilter['issue']
  readonly onShow: (kind: DamageKind) => void
}

/** Numbers that a spreadsheet program damaged: what happened, which rows, and how it does not happen again. */
export function DamageVerdict({ damage, shown, onShow }: DamageVerdictProps) {
  const t = useTranslations('prepare.verdict')
  const [open, setOpen] = useState(false)
  const first = damage[0]?.kind
  return (
    <div className={[styles.damage, first && styles[`${lookOf(first).tone}Damage`]].join(' ')}>
      {damage.map(({ kind, count }) => (
        <div key={kind} className={styles.damageLine}>
          <p>
            <span className={styles[lookOf(kind).tone]}>
              <Icon name={lookOf(kind).icon} size={14} />
            </span>
            {t(kind === 'scientific-notation' ? 'title' : 'changed', { count })}
          </p>
          {shown !== kind && (
            <Button look="quiet" onClick={() => onShow(kind)}>
              {t('show', { count })}
            </Button>
          )}
        </div>
      ))}
      <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('how')}
      </Button>
      {open && (
        <div className={styles.verdict}>
          <p>{t('what')}</p>
          <p>{t('stepsTitle')}</p>
          <ol className={styles.steps}>
            <li>{t('step1')}</li>
            <li>{t('step2')}</li>
            <li>{t('step3')}</li>
          </ol>
        </div>
      )}
    </div>
  )
}
