import { type FormEvent, useState } from 'react'
import { cleanCell } from '#domain/cells/clean-cell.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './couriers.module.css'

type CodeChoiceProps = {
  /** Names the group by count and shape. */
  readonly label: string
  readonly chosen: string | null
  readonly disabled: boolean
  readonly onChoose: (code: string) => void
}

/** A code to type, where the service offers none. */
export function CodeChoice({ label, chosen, disabled, onChoose }: CodeChoiceProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const [typed, setTyped] = useState<string | null>(null)
  const code = cleanCell(typed ?? chosen ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code !== '') onChoose(code)
  }
  return (
    <form className={styles.code} aria-label={label} onSubmit={submit}>
      <p>{t('noCandidates')}</p>
      <div className={styles.codeField}>
        <TextField
          label={common('courierCode')}
          monospace
          value={typed ?? chosen ?? ''}
          disabled={disabled}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={disabled || code === '' || code === chosen}>
          {t('useCode')}
        </Button>
      </div>
    </form>
  )
}
