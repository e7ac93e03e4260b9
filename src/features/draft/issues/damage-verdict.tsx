import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from '#features/draft/draft.module.css'
import { countOf, lookOf } from './issue-text.tsx'

/** What a spreadsheet program does to numbers: digits cut off; zeros, decimals and dates put in. */
const DAMAGE_KINDS = ['scientific-notation', 'changed-by-spreadsheet'] as const

type DamageVerdictProps = { readonly onShow: (kind: (typeof DAMAGE_KINDS)[number]) => void }

/** Numbers that a spreadsheet program damaged: what happened, which rows, and how it does not happen again. */
export function DamageVerdict({ onShow }: DamageVerdictProps) {
  const { snapshot } = useDraft()
  const t = useTranslations('prepare.verdict')
  const kinds = DAMAGE_KINDS.filter((kind) => countOf(snapshot, kind) > 0)
  const [first] = kinds
  if (first === undefined) return null
  return (
    <div className={[styles.damage, styles[`${lookOf(first).tone}Damage`]].join(' ')}>
      {kinds.map((kind) => {
        const count = countOf(snapshot, kind)
        const { tone, icon } = lookOf(kind)
        return (
          <div key={kind} className={styles.damageLine}>
            <p>
              <span className={styles[tone]}>
                <Icon name={icon} size={14} />
              </span>
              {t(kind === 'scientific-notation' ? 'title' : 'changed', { count })}
            </p>
            {snapshot.filter.issue !== kind && (
              <Button look="quiet" onClick={() => onShow(kind)}>
                {t('show', { count })}
              </Button>
            )}
          </div>
        )
      })}
      <HowToAvoidIt />
    </div>
  )
}

function HowToAvoidIt() {
  const t = useTranslations('prepare.verdict')
  const [open, setOpen] = useState(false)
  return (
    <>
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
    </>
  )
}
