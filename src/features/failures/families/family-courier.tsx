import { type FormEvent, useState } from 'react'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { hasControlCharacters } from '#domain/entry/cleaning/damage.ts'
import type { FailureFamily } from '#domain/upload/failure-families.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { UploadRun } from '#run/upload-run.ts'
import styles from './families.module.css'

type FamilyCourierProps = { readonly run: UploadRun; readonly family: FailureFamily }

/** One courier code for all entries whose messages complain about theirs, in one step. */
export function FamilyCourier({ run, family: { couriers, positions: all } }: FamilyCourierProps) {
  const t = useTranslations('failures.families')
  const common = useTranslations('common')
  const [instead, setInstead] = useState('')
  const [typed, setTyped] = useState('')
  const code = cleanCell(typed)
  const isBad = hasControlCharacters(code)
  const positions = couriers.find(({ courier }) => courier === instead)?.positions ?? all
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code === '' || isBad) return
    setTyped('')
    void run.chooseCourier(positions, code, code)
  }
  return (
    <form className={styles.courier} aria-label={t('courierTitle')} onSubmit={submit}>
      <p className={styles.courierText}>{t('courierText')}</p>
      {couriers.length > 1 && (
        <SelectField
          label={t('instead')}
          value={instead}
          options={[
            { value: '', text: t('anyCode', { count: all.length }) },
            ...couriers.map((one) => ({
              value: one.courier,
              text: t('oneCode', { courier: one.courier, count: one.positions.length }),
            })),
          ]}
          onChange={(event) => setInstead(event.target.value)}
        />
      )}
      <TextField
        label={common('courierCode')}
        monospace
        value={typed}
        problem={isBad ? common('badCode') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={code === '' || isBad}>
        {t('setCourier', { count: positions.length })}
      </Button>
    </form>
  )
}
