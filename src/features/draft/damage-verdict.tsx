import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
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
    <Notice
      tone="bad"
      actions={
        <>
          {!shown && <Button onClick={onShow}>{t('show', { count })}</Button>}
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('how')}
          </Button>
        </>
      }
    >
      <p>{t('title', { count })}</p>
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
    </Notice>
  )
}
