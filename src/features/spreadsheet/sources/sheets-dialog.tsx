import { useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { SheetSummary } from '#domain/sheet/reading.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import styles from './reading.module.css'
import { RowsPreview } from './rows-preview.tsx'

type SheetsDialogProps = { readonly question: NonNullable<DraftSnapshot['sheetQuestion']> }

/** Asks which sheets of a workbook to read, with their first rows in sight. */
export function SheetsDialog({ question: { source, sheets } }: SheetsDialogProps) {
  const { draft } = useServices()
  const t = useTranslations('prepare.sheetsDialog')
  const tCommon = useTranslations('common')
  const name = useSourceName()(source)
  const [chosen, setChosen] = useState<readonly string[]>(() => withEntries(sheets))
  const [nothing, setNothing] = useState(false)
  const toggle = (sheet: string, isChosen: boolean) => {
    setChosen(isChosen ? [...chosen, sheet] : chosen.filter((other) => other !== sheet))
    setNothing(false)
  }
  const use = () => {
    if (chosen.length === 0) return setNothing(true)
    const names = sheets.map((sheet) => sheet.name).filter((sheet) => chosen.includes(sheet))
    draft.call('answerSheets', names)
  }
  const cancel = () => draft.call('answerSheets', null)
  return (
    <Dialog
      wide
      title={t('title')}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{tCommon('cancel')}</Button>
          <Button look="main" onClick={use}>
            {t('use', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('intro', { name })}</p>
      {nothing && (
        <p className={styles.problem} role="alert">
          {t('none')}
        </p>
      )}
      <ul className={styles.sheets}>
        {sheets.map((sheet) => (
          <li key={sheet.name} className={styles.sheet}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(sheet.name)}
                onChange={(event) => toggle(sheet.name, event.target.checked)}
              />
              <span className={styles.sheetName}>{plainText(sheet.name)}</span>
              <span className={styles.quiet}>{t('rows', { count: sheet.rows })}</span>
              {sheet.verdict !== 'entries' && (
                <span className={styles.quiet}>{t(`verdicts.${sheet.verdict}`)}</span>
              )}
              {sheet.isHidden && <span className={styles.quiet}>{t('hidden')}</span>}
            </label>
            <RowsPreview label={plainText(sheet.name)} rows={sheet.preview} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Hidden sheets are put aside for a reason. */
function withEntries(sheets: readonly SheetSummary[]): readonly string[] {
  return sheets
    .filter(({ verdict, isHidden }) => verdict === 'entries' && !isHidden)
    .map(({ name }) => name)
}
