import { type ComponentType, type SubmitEvent, useId } from 'react'
import * as z from 'zod/mini'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useSchemaForm } from '#ui/form/use-schema-form.ts'
import type { DraftClient } from '#sheet-engine/client.ts'
import type { CodeFieldProps } from './courier-value-row.tsx'
import styles from './courier-values.module.css'

type DefaultCourierDialogProps = {
  readonly client: Pick<DraftClient, 'call'>
  /** The entries of sheets in which none has a courier. */
  readonly count: number
  /** A field that offers the codes which are known. */
  readonly codeField: ComponentType<CodeFieldProps>
  readonly onClose: () => void
}

const schema = z.object({ code: z.string().check(z.regex(/\S/)) })

/** One courier for every entry of a sheet without a courier column. */
export function DefaultCourierDialog(props: DefaultCourierDialogProps) {
  const { client, count, codeField: CodeField, onClose } = props
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
