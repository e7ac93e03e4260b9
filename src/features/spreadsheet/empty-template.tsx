import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import styles from './intake.module.css'

const NAME = 'tracking-upload-template'

/** With a real service: an empty sheet to fill in, for Excel with text cells, or as CSV. */
export function EmptyTemplate() {
  const t = useTranslations('prepare.intake')
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const save = (kind: 'csv' | 'xlsx') => {
    setOpen(false)
    saveTemplate(kind).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('template')}
      </Button>
      {open && (
        <>
          <Button look="quiet" onClick={() => save('xlsx')}>
            {t('templateExcel')}
          </Button>
          <Button look="quiet" onClick={() => save('csv')}>
            {t('templateCsv')}
          </Button>
        </>
      )}
      {failed && (
        <p className={styles.problem} role="alert">
          {t('templateFailed')}
        </p>
      )}
    </>
  )
}

/** The writer is fetched when somebody wants it. */
async function saveTemplate(kind: 'csv' | 'xlsx'): Promise<void> {
  const { writeTemplateCsv, writeTemplateXlsx } = await import('#domain/report/write-template.ts')
  const content =
    kind === 'csv'
      ? new Blob([writeTemplateCsv()], { type: 'text/csv;charset=utf-8' })
      : await writeTemplateXlsx()
  saveFile(`${NAME}.${kind}`, content)
}
