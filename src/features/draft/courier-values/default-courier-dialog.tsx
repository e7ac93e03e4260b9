import { type ComponentType, type FormEvent, useId, useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { DraftClient } from '#sheet-engine/client.ts'
import type { CodeFieldProps } from './courier-value-row.tsx'
import styles from './courier-values.module.css'

type DefaultCourierDialogProps = {
  readonly client: Pick<DraftClient, 'setDefaultCourier'>
  /** The entries of sheets in which none has a courier. */
  readonly count: number
  /** A field that offers the codes which are known. */
  readonly codeField: ComponentType<CodeFieldProps>
  readonly onClose: () => void
}

/** One courier for every entry of a sheet without a courier column. */
export function DefaultCourierDialog(props: DefaultCourierDialogProps) {
  const { client, count, codeField: CodeField, onClose } = props
  const t = useTranslations('values')
  const tCommon = useTranslations('common')
  const formId = useId()
  const [code, setCode] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setIsAsked(true)
    client.setDefaultCourier(code)
    onClose()
  }
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
      <form id={formId} className={styles.forAll} onSubmit={submit}>
        <CodeField label={tCommon('courierCode')} text={code} onText={setCode} onChoose={setCode} />
        {isAsked && code.trim() === '' && (
          <p className={styles.problem} role="alert">
            {t('forAll.codeNeeded')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
