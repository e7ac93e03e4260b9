import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import { CourierValuesButton } from '#features/draft/courier-values/courier-values-button.tsx'
import { CourierValuesDialog } from '#features/draft/courier-values/courier-values-dialog.tsx'
import { ProbableCodes } from '#features/draft/courier-values/probable-codes.tsx'
import { useSheet } from '#features/draft/use-sheet.ts'
import { ColumnDoubts } from './column-doubts.tsx'
import { DamageVerdict } from './damage-verdict.tsx'
import { countOf } from './issue-text.tsx'
import { Question } from './question.tsx'
import { RepeatNotices } from './repeat-notice.tsx'

/** What is asked once about the whole sheet: rows uploaded before, columns in doubt, couriers. */
export function SheetQuestions() {
  const { snapshot, canAct } = useDraft()
  const { goToRow, active } = useSheet()
  return (
    <>
      {snapshot.repeated.length > 0 && <RepeatNotices onDecided={() => goToRow(0)} />}
      <Fitting />
      <DamageVerdict />
      <ColumnDoubts onDecided={() => goToRow(active)} />
      {canAct && countOf(snapshot, 'courier-is-a-name') > 0 && <CourierNames />}
      {canAct && snapshot.withoutCourier > 0 && <WithoutCourier />}
    </>
  )
}

/** Another shop may use the same order numbers, so numbers of another sheet are asked about once. */
function Fitting() {
  const t = useTranslations('prepare.sheet')
  const { client, snapshot, canAct } = useDraft()
  const { goToRow } = useSheet()
  const { fitting } = snapshot
  if (fitting === 0) return null
  const decide = (command: 'bringNumbers' | 'keepApart') => () => {
    client.call(command)
    goToRow(0)
  }
  return (
    <Question
      actions={
        canAct && (
          <>
            <Button onClick={decide('bringNumbers')}>{t('useFitting', { count: fitting })}</Button>
            <Button onClick={decide('keepApart')}>{t('keepApart')}</Button>
          </>
        )
      }
    >
      <p>{t('fits', { count: fitting })}</p>
    </Question>
  )
}

/** The probable codes of couriers that are names, and the dialog in which they are corrected. */
function CourierNames() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ProbableCodes onReview={() => setOpen(true)} />
      {isOpen && <CourierValuesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** A sheet may go without couriers; one courier for all of it saves the question later. */
function WithoutCourier() {
  const t = useTranslations('prepare.sheet')
  const { withoutCourier } = useDraft().snapshot
  return (
    <Question actions={<CourierValuesButton dialog="for-all" />}>
      <p>{t('withoutCourier', { count: withoutCourier })}</p>
    </Question>
  )
}
