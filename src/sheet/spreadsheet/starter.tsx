import { useRef, useState } from 'react'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { BASE_PATH } from '#shell/base-path.ts'
import { readCsvSeparator } from '#shell/preferences/csv-separator.ts'
import { useCanAct, useServices } from '#shell/services.ts'
import type { ReceiptFile } from '#worker/records/receipts/receipt-file.ts'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import styles from './drop-zone.module.css'

/** For users without a sheet: a sample in practice mode, otherwise an empty template. */
export function Starter() {
  return useServices().installation.practice ? <TrySample /> : <EmptyTemplate />
}

function TrySample() {
  const t = useTranslations('prepare.intake')
  const { draft } = useServices()
  const canAct = useCanAct()
  const [failed, setFailed] = useState(false)
  const load = async () => {
    const csv = await fetchSample()
    setFailed(csv === null)
    if (csv !== null) draft.importSample(csv)
  }
  return (
    <>
      <Button look="quiet" disabled={!canAct} onClick={() => void load()}>
        {t('sample')}
      </Button>
      {failed && <Problem text={t('sampleFailed')} />}
    </>
  )
}

async function fetchSample(): Promise<string | null> {
  try {
    const response = await fetch(`${BASE_PATH}sample.csv`)
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

/** Offers an empty sheet to fill in, for Excel with text cells, or as CSV. */
function EmptyTemplate() {
  const t = useTranslations('prepare.intake')
  const { records } = useServices()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const language = useLocale()
  const save = async (kind: ReceiptFile) => {
    setOpen(false)
    // The pressed button disappears, so the opener takes the focus.
    opener.current?.focus()
    try {
      saveFile(`tracking-upload-template.${kind.format}`, await records.makeTemplate(kind))
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
          <Button look="quiet" onClick={() => void save({ format: 'xlsx' })}>
            {t('templateExcel')}
          </Button>
          <Button
            look="quiet"
            onClick={() => void save({ format: 'csv', separator: readCsvSeparator(language) })}
          >
            {t('templateCsv')}
          </Button>
        </>
      )}
      {failed && <Problem text={t('templateFailed')} />}
    </>
  )
}

function Problem({ text }: { readonly text: string }) {
  return (
    <p className={styles.problem} role="alert">
      {text}
    </p>
  )
}
