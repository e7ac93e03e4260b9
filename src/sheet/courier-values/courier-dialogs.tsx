import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import type { ShownRange } from '#domain/draft/draft-view.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { CourierCodeField } from '#entries/couriers/courier-code-field.tsx'
import { useDraft, useDraftClient } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

type ClosableProps = { readonly onClose: () => void }

/** Sets one courier for every entry of a sheet without a courier column. */
export function DefaultCourierDialog({ onClose }: ClosableProps) {
  const { client, snapshot } = useDraft()
  const t = useTranslations('values.forAll')
  return (
    <CourierDialog
      title={t('title')}
      count={snapshot.withoutCourier}
      onSet={(code) => client.setDefaultCourier(code)}
      onClose={onClose}
    >
      {t('intro')}
    </CourierDialog>
  )
}

type SetCourierDialogProps = ClosableProps & { readonly rows: ShownRange }

/** Replaces the courier of some of the shown rows. */
export function SetCourierDialog({ rows, onClose }: SetCourierDialogProps) {
  const { client } = useDraftClient()
  const t = useTranslations('values.forSome')
  return (
    <CourierDialog
      title={t('title')}
      count={rows.to - rows.from}
      onSet={(code) => client.fillCells({ ...rows, fields: ['courier'] }, code)}
      onClose={onClose}
    >
      {t('intro')}
    </CourierDialog>
  )
}

type CourierDialogProps = ClosableProps & {
  readonly title: string
  /** Explanation of the choice. */
  readonly children: ReactNode
  /** Number of entries that get the courier. */
  readonly count: number
  readonly onSet: (code: string) => void
}

function CourierDialog({ title, children, count, onSet, onClose }: CourierDialogProps) {
  const t = useTranslations('values.forAll')
  const tCommon = useTranslations('common')
  const formId = useId()
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = code.trim() === ''
  const setCourier = (event: SubmitEvent) => {
    event.preventDefault()
    if (isMissing) return setAsked(true)
    onSet(code)
    onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button look="main" type="submit" form={formId}>
            {t('set', { count })}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <form id={formId} onSubmit={setCourier}>
        <CourierCodeField
          label={tCommon('courierCode')}
          text={code}
          onText={setCode}
          problem={isAsked && isMissing ? t('codeNeeded') : undefined}
        />
      </form>
    </Dialog>
  )
}
