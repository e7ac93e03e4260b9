import { type ComponentType, type SubmitEvent, useId } from 'react'
import * as z from 'zod/mini'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import type { CodeFieldProps } from './courier-value-row.tsx'
import styles from './courier-values.module.css'

type DefaultCourierDialogProps = {
  /** A field that offers the codes which are known. */
  readonly codeField: ComponentType<CodeFieldProps>
  readonly onClose: () => void
}

const schema = z.object({ code: z.string().check(z.regex(/\S/)) })

/** One courier for every entry of a sheet without a courier column. */
export function DefaultCourierDialog(props: DefaultCourierDialogProps) {
  const { codeField: CodeField, onClose } = props
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
      <form id={formId} className={styles.forAll} onSubmit={setCourier}>
        <CodeField
          label={tCommon('courierCode')}
          text={form.watch('code')}
          onText={setCode}
          onChoose={setCode}
        />
        {form.formState.errors.code && (
          <p className={styles.problem} role="alert">
            {t('forAll.codeNeeded')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
