import { useRef, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import styles from './intake.module.css'

const NAME = 'tracking-upload-template'

type TemplateKind = 'csv' | 'xlsx'
/** Writes an empty sheet; the writer is fetched when somebody wants it. */
export type MakeTemplate = (kind: TemplateKind) => Promise<Blob>

/** With a real service: an empty sheet to fill in, for Excel with text cells, or as CSV. */
export function EmptyTemplate({ make }: { readonly make: MakeTemplate }) {
  const t = useTranslations('prepare.intake')
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const save = async (kind: TemplateKind) => {
    setOpen(false)
    // The button that was pressed goes.
    opener.current?.focus()
    try {
      saveFile(`${NAME}.${kind}`, await make(kind))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Button ref={opener} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('template')}
      </Button>
      {open && (
        <>
          <Button look="quiet" onClick={() => void save('xlsx')}>
            {t('templateExcel')}
          </Button>
          <Button look="quiet" onClick={() => void save('csv')}>
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
