import { type SubmitEvent, useId } from 'react'
import * as z from 'zod/mini'
import { useTranslations } from '#i18n/use-translations.ts'
import { CourierCodeField } from '#page/couriers/courier-code-field.tsx'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'

type DefaultCourierDialogProps = { readonly onClose: () => void }

const schema = z.object({ code: z.string().check(z.regex(/\S/)) })

/** One courier for every entry of a sheet without a courier column. */
export function DefaultCourierDialog({ onClose }: DefaultCourierDialogProps) {
  const { client, snapshot } = useDraft()
  const count = snapshot.withoutCourier
  const t = useTranslations('values')
  const tCommon = useTranslations('common')
  const formId = useId()
  const { form, submit } = useSchemaForm(schema, { code: '' })
  const setCode = (code: string) =>
    form.setValue('code', code, { shouldValidate: form.formState.errors.code !== undefined })
  const setCourier = (event: SubmitEvent) =>
    submit(event, ({ code }) => {
      client.call('setDefaultCourier', code)
      onClose()
    })
  return (
    <Dialog
      title={t('forAll.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button look="main" type="submit" form={formId}>
            {t('forAll.set', { count })}
          </Button>
        </>
      }
    >
      <p>{t('forAll.intro')}</p>
      <form id={formId} onSubmit={setCourier}>
        <CourierCodeField
          label={tCommon('courierCode')}
          text={form.watch('code')}
          onText={setCode}
          problem={form.formState.errors.code && t('forAll.codeNeeded')}
        />
      </form>
    </Dialog>
  )
}
