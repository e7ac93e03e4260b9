import { useContext } from 'react'
import { useForm } from 'react-hook-form'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { hasControlCharacters } from '#domain/entry/cleaning/damage.ts'
import type { FailureFamily } from '#domain/upload/answers/failure-families.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { CourierNames } from '#i18n/words/courier-names.ts'
import { CourierCodeField } from '#entries/couriers/courier-code-field.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from '#upload/failures/grid/work.module.css'

type FamilyCourierProps = { readonly family: FailureFamily }

/** Sets one courier code for all entries whose messages complain about theirs, in one step. */
export function FamilyCourier({ family: { couriers, positions: all } }: FamilyCourierProps) {
  const t = useTranslations('failures.families')
  const { upload } = useUpload()
  const common = useTranslations('common')
  const form = useForm({ defaultValues: { instead: '', code: '' } })
  const { instead, code: typed } = form.watch()
  const code = cleanCell(typed)
  const courierName = useContext(CourierNames)(code) ?? code
  const isBad = hasControlCharacters(code)
  const positions = couriers.find(({ courier }) => courier === instead)?.positions ?? all
  const setCourier = form.handleSubmit(() => {
    if (code === '' || isBad) return
    form.setValue('code', '')
    void upload.chooseCourier(positions, code, courierName)
  })
  return (
    <form className={styles.courier} aria-label={t('courierTitle')} onSubmit={setCourier}>
      <p className={styles.courierText}>{t('courierText')}</p>
      {couriers.length > 1 && (
        <SelectField
          label={t('instead')}
          {...form.register('instead')}
          options={[
            { value: '', text: t('anyCode', { count: all.length }) },
            ...couriers.map((one) => ({
              value: one.courier,
              text: t('oneCode', { courier: one.courier, count: one.positions.length }),
            })),
          ]}
        />
      )}
      <CourierCodeField
        label={common('courierCode')}
        text={typed}
        onText={(text) => form.setValue('code', text)}
        problem={isBad ? common('badCode') : undefined}
      />
      <Button type="submit" disabled={code === '' || isBad}>
        {t('setCourier', { count: positions.length })}
      </Button>
    </form>
  )
}
