import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './draft.module.css'

type DamageVerdictProps = {
  readonly count: number
  /** The rows are what the sheet shows now. */
  readonly shown: boolean
  readonly onShow: () => void
}

/** Numbers that a spreadsheet program cut short: what happened, which rows, and how it does not happen again. */
export function DamageVerdict({ count, shown, onShow }: DamageVerdictProps) {
  const t = useTranslations('prepare.verdict')
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.damage}>
      <p>
        <Icon name="cross" size={14} /> {t('title', { count })}
      </p>
      {!shown && (
        <Button look="quiet" onClick={onShow}>
          {t('show', { count })}
        </Button>
      )}
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
