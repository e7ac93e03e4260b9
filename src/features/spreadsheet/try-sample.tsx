import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import styles from './intake.module.css'

type TrySampleProps = {
  readonly disabled: boolean
  readonly onSample: (csv: string) => void
}

/** In practice mode: a spreadsheet to try the product with. */
export function TrySample({ disabled, onSample }: TrySampleProps) {
  const t = useTranslations('prepare.intake')
  const [failed, setFailed] = useState(false)
  const load = async () => {
    const csv = await fetchSample()
    setFailed(csv === null)
    if (csv !== null) onSample(csv)
  }
  return (
    <>
      <Button disabled={disabled} onClick={() => void load()}>
        {t('sample')}
      </Button>
      {failed && (
        <p className={styles.problem} role="alert">
          {t('sampleFailed')}
        </p>
      )}
    </>
  )
}

async function fetchSample(): Promise<string | null> {
  try {
    const response = await fetch('/sample.csv')
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
