import { useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type TrackingEntry,
  type TrackingField,
  TRACKING_FIELDS,
} from '#domain/entry/tracking-entry.ts'
import type { FailureFamily } from '#domain/upload/answers/failure-families.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { FieldInput } from '#entries/couriers/courier-input.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Correct } from '#upload/failures/correcting/change-entries.ts'
import { entryToSend } from '#upload/failures/grid/work-row.ts'
import { CorrectionPreview } from './correction-preview.tsx'
import styles from '#upload/failures/grid/work.module.css'
import { planReplacement } from './plan-replacement.ts'

type ReplaceValuesProps = {
  readonly positions: readonly Position[]
  /** Common reason of all entries, if there is one. Its messages name a field, and perhaps the value to replace. */
  readonly family: FailureFamily | undefined
  readonly onCorrect: Correct
}

/** Replaces a text in one field of all these entries, after a preview. */
export function ReplaceValues(props: ReplaceValuesProps) {
  const t = useTranslations('failures.replace')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <ReplaceDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type ReplaceDialogProps = ReplaceValuesProps & { readonly onClose: () => void }

function ReplaceDialog({ positions, family, onCorrect, onClose }: ReplaceDialogProps) {
  const t = useTranslations('failures.replace')
  const tFind = useTranslations('find')
  const common = useTranslations('common')
  const fieldName = useFieldName()
  const formId = useId()
  const entries = useEntriesToSend(positions)
  const named = family?.named[0] ?? 'orderId'
  const mostNamed = named === 'courier' ? family?.couriers[0]?.courier : undefined
  const find = mostNamed ?? sharedValue(entries, named)
  const form = useForm({ defaultValues: { field: named, find, put: '' } })
  const typed = form.watch()
  const corrections = planReplacement(entries, typed)
  const count = corrections.length
  const replace = form.handleSubmit(() => {
    if (count === 0) return
    onClose()
    onCorrect(new Map(corrections.map(({ position, after }) => [position, after])))
  })
  return (
    <Dialog
      title={tFind('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" type="submit" form={formId} disabled={count === 0}>
            {t('yes', { count })}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} onSubmit={replace}>
        <SelectField
          label={t('field')}
          {...form.register('field')}
          options={TRACKING_FIELDS.map((value) => ({ value, text: fieldName(value) }))}
        />
        {(['find', 'put'] as const).map((name) => (
          <FieldInput
            key={name}
            field={typed.field}
            {...form.register(name)}
            onText={(text) => form.setValue(name, text)}
            renderInput={(input) => <TextField {...input} label={tFind(name)} monospace />}
          />
        ))}
      </form>
      {typed.find !== '' && <CorrectionPreview corrections={corrections} />}
    </Dialog>
  )
}

function useEntriesToSend(positions: readonly Position[]): ReadonlyMap<Position, TrackingEntry> {
  const { state } = useUpload().view
  return useMemo(() => {
    const entries = new Map<Position, TrackingEntry>()
    for (const position of positions) {
      const entry = entryToSend(state, position)
      if (entry) entries.set(position, entry)
    }
    return entries
  }, [positions, state])
}

/** Returns the value that all entries share, which is probably the one to replace, otherwise ''. */
function sharedValue(entries: ReadonlyMap<Position, TrackingEntry>, field: TrackingField): string {
  const values = new Set([...entries.values()].map((entry) => entry[field] ?? ''))
  const [only = ''] = values
  return values.size === 1 ? only : ''
}
