import { useState } from 'react'
import type { DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { SheetSummary } from '#domain/sheet/reading.ts'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import styles from './reading.module.css'
import { RowsPreview } from './rows-preview.tsx'

type SheetsDialogProps = { readonly question: NonNullable<DraftSnapshot['sheetQuestion']> }

/** Asks which sheets of a workbook to read, and previews their first rows. */
export function SheetsDialog({ question: { source, sheets } }: SheetsDialogProps) {
  const { draft } = useServices()
  const t = useTranslations('prepare.sheetsDialog')
  const tCommon = useTranslations('common')
  const name = useSourceName()(source)
  const [chosen, setChosen] = useState(() => withEntries(sheets))
  const [isAsked, setAsked] = useState(false)
  const choose = (sheet: string, isChosen: boolean) => {
    const names = sheets.map(({ name }) => name)
    setChosen(names.filter((one) => (one === sheet ? isChosen : chosen.includes(one))))
  }
  const use = () => {
    if (chosen.length > 0) draft.answerSheets(chosen)
    else setAsked(true)
  }
  const cancel = () => draft.answerSheets(null)
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
      <p className="anywhere">{t('intro', { name })}</p>
      {isAsked && chosen.length === 0 && (
        <p className="bad" role="alert">
          {t('none')}
        </p>
      )}
      <ul className="stack wide">
        {sheets.map((sheet) => (
          <li key={sheet.name} className="stack shrinks">
            <label className={styles.choice}>
              <input
                type="checkbox"
                className="check"
                checked={chosen.includes(sheet.name)}
                onChange={({ target }) => choose(sheet.name, target.checked)}
              />
              <span className="shrinks strong anywhere">{plainText(sheet.name)}</span>
              <span className="muted">{t('rows', { count: sheet.rows })}</span>
              {sheet.verdict !== 'entries' && (
                <span className="muted">{t(`verdicts.${sheet.verdict}`)}</span>
              )}
              {sheet.isHidden && <span className="muted">{t('hidden')}</span>}
            </label>
            <RowsPreview label={plainText(sheet.name)} rows={sheet.preview} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Users hide sheets on purpose, so hidden ones aren't selected. */
function withEntries(sheets: readonly SheetSummary[]): string[] {
  return sheets
    .filter(({ verdict, isHidden }) => verdict === 'entries' && !isHidden)
    .map(({ name }) => name)
}
