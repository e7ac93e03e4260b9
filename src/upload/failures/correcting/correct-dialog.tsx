import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { eachField, type TrackingEntry, TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { problemOfCell } from '#domain/draft/issues/late/check-entry.ts'
import { useIssueWords } from '#entries/issues/use-issue-words.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { FieldInput } from '#entries/couriers/courier-input.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import { correctEntry } from './correct-entry.ts'

type CorrectDialogProps = {
  readonly entry: TrackingEntry
  /** `written`: the text in the field of the tracking number. */
  readonly onCorrect: (entry: TrackingEntry, written: string) => void
  readonly onClose: () => void
}

const valuesOf = (entry: TrackingEntry) => eachField((field) => entry[field] ?? '')

/** All values of an entry in one form, for touch screens and for users who prefer it to the grid. */
export function CorrectDialog({ entry, onCorrect, onClose }: CorrectDialogProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const fieldName = useFieldName()
  const issueWords = useIssueWords()
  const formId = useId()
  const form = useForm({ defaultValues: valuesOf(entry) })
  const typed = form.watch()
  const corrected = TRACKING_FIELDS.filter((field) => typed[field] !== (entry[field] ?? '')).reduce(
    (before, field) => correctEntry(before, field, typed[field]),
    entry,
  )
  const save = form.handleSubmit(() => {
    onClose()
    onCorrect(corrected, typed.trackingId)
  })
  return (
    <Dialog
      title={t('detail.changeTitle', { order: plainText(entry.orderId) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" type="submit" form={formId}>
            {t('detail.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack loose" onSubmit={save}>
        {TRACKING_FIELDS.map((field) => {
          const problem = problemOfCell(corrected[field] ?? '', field)
          return (
            <FieldInput
              key={field}
              field={field}
              {...form.register(field)}
              onText={(text) => form.setValue(field, text)}
              renderInput={(input) => (
                <TextField
                  {...input}
                  label={fieldName(field)}
                  monospace
                  problem={problem ? issueWords(problem) : undefined}
                />
              )}
            />
          )
        })}
      </form>
    </Dialog>
  )
}
