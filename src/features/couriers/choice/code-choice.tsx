import * as z from 'zod/mini'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { hasControlCharacters } from '#domain/entry/cleaning/damage.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import { CourierCodeField } from './courier-code-field.tsx'
import styles from '#features/couriers/couriers.module.css'

type CodeChoiceProps = {
  /** Names the group by count and shape. */
  readonly label: string
  readonly chosen: string | null
  readonly disabled: boolean
  readonly onChoose: (code: string, courierName: string) => void
  readonly onGoOn?: () => void
}

const schema = z.object({ typed: z.nullable(z.string()) })

/** A code to type or to take from a list, where the service offers none. */
export function CodeChoice({ label, chosen, disabled, onChoose, onGoOn }: CodeChoiceProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  // null: nothing was typed since the last choice, and the field shows that.
  const { form, submit } = useSchemaForm(schema, { typed: null })
  const typed = form.watch('typed')
  const text = typed ?? chosen ?? ''
  const code = cleanCell(text)
  const isBad = hasControlCharacters(code)
  const isNew = code !== '' && code !== chosen && !isBad
  const choose = (courier: string, name: string) => {
    form.setValue('typed', null)
    onChoose(courier, name)
  }
  const take = () => {
    if (isNew) choose(code, code)
    else if (code !== '' && !isBad) onGoOn?.()
  }
  return (
    <form className={styles.code} aria-label={label} onSubmit={(event) => submit(event, take)}>
      <p>{t('noCandidates')}</p>
      <div className={styles.codeRow}>
        <CourierCodeField
          label={common('courierCode')}
          text={text}
          onText={(text) => form.setValue('typed', text)}
          onChoose={choose}
          onEnter={take}
          disabled={disabled}
        />
        <Button type="submit" disabled={disabled || !isNew}>
          {t('useCode')}
        </Button>
      </div>
      {isBad && (
        <p className={styles.badCode} role="alert">
          {common('badCode')}
        </p>
      )}
    </form>
  )
}
