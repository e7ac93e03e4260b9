import { useState } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { CourierValuesButton } from '#sheet/courier-values/courier-values-button.tsx'
import { CourierValuesDialog } from '#sheet/courier-values/courier-values-dialog.tsx'
import { ProbableCodes } from './probable-codes.tsx'
import { useSheet } from '#sheet/state/use-sheet.ts'
import { ColumnDoubts } from './column-doubts.tsx'
import { DamageVerdict } from './damage-verdict.tsx'
import { countOf } from '#entries/issues/issue-text.tsx'
import { Question } from './question.tsx'
import { RepeatNotices } from './repeat-notice.tsx'

/** Questions about the whole sheet: repeated rows, doubtful columns, couriers. */
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

/** Asks whether numbers of another sheet belong to these orders, since another shop may use the same order IDs. */
function Fitting() {
  const t = useTranslations('prepare.sheet')
  const { client, snapshot, canAct } = useDraft()
  const { goToRow } = useSheet()
  const { fitting } = snapshot
  if (fitting === 0) return null
  const decide = (command: 'bringNumbers' | 'keepApart') => () => {
    client[command]()
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

/** Probable codes of courier names, and the dialog to correct them. */
function CourierNames() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ProbableCodes onReview={() => setOpen(true)} />
      {isOpen && <CourierValuesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Offers one courier for a whole sheet without couriers, which avoids questions after the upload. */
function WithoutCourier() {
  const t = useTranslations('prepare.sheet')
  const { withoutCourier } = useDraft().snapshot
  return (
    <Question actions={<CourierValuesButton dialog="for-all" />}>
      <p>{t('withoutCourier', { count: withoutCourier })}</p>
    </Question>
  )
}
