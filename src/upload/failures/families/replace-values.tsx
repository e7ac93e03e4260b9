import { useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { findCells } from '#domain/draft/find/find-cells.ts'
import { replacedCells } from '#domain/draft/find/plan-replacement.ts'
import {
  type EntryCells,
  toCells,
  TRACKING_FIELDS,
  type TrackingField,
} from '#domain/entry/tracking-entry.ts'
import type { FailureFamily } from '#domain/upload/answers/failure-families.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { ChangesPreview } from '#entries/changes-preview.tsx'
import { FieldInput } from '#entries/couriers/courier-input.tsx'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Correct } from '#upload/failures/correcting/change-entries.ts'
import { cleanCorrection, correctEntry } from '#upload/failures/correcting/correct-entry.ts'
import { entryToSend } from '#upload/failures/grid/work-row.ts'
import styles from '#upload/failures/grid/work.module.css'

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

/** Replaces parts of values, exactly as they are written. */
const EXACT = { wholeValue: false, matchCase: true, asTyped: true } as const

type ReplaceDialogProps = ReplaceValuesProps & { readonly onClose: () => void }

function ReplaceDialog({ positions, family, onCorrect, onClose }: ReplaceDialogProps) {
  const t = useTranslations('failures.replace')
  const tFind = useTranslations('find')
  const common = useTranslations('common')
  const fieldName = useFieldName()
  const formId = useId()
  const rows = useRowsToSend(positions)
  const named = family?.named[0] ?? 'orderId'
  const mostNamed = named === 'courier' ? family?.couriers[0]?.courier : undefined
  const find = mostNamed ?? sharedValue(rows, named)
  const form = useForm({ defaultValues: { field: named, find, put: '' } })
  const typed = form.watch()
  const changes = planChanges(rows, typed)
  const count = changes.length
  const replace = form.handleSubmit(() => {
    if (count === 0) return
    onClose()
    onCorrect(correctionsOf(changes))
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
      {typed.find !== '' && <Preview changes={changes} />}
    </Dialog>
  )
}

type Typed = { readonly field: TrackingField; readonly find: string; readonly put: string }

function planChanges(rows: readonly RowToSend[], { field, find, put }: Typed): readonly Change[] {
  const query = { ...EXACT, text: find, fields: [field] }
  return [...replacedCells(rows, findCells(rows, query), { query, by: put }, cleanCorrection)]
}

const correctionsOf = (changes: readonly Change[]) =>
  new Map(
    changes.map(({ row, field, after }) => [row.position, correctEntry(row.entry, field, after)]),
  )

type Change = {
  readonly row: RowToSend
  readonly field: TrackingField
  readonly before: string
  readonly after: string
}

const SHOWN = 50

/** Preview: the first entries that change. */
function Preview({ changes }: { readonly changes: readonly Change[] }) {
  const t = useTranslations('find')
  if (changes.length === 0) return <p className={styles.none}>{t('nothing')}</p>
  const rows = changes.slice(0, SHOWN).map(({ row, field, before, after }) => ({
    id: row.position,
    row: row.sheetRow,
    before: { [field]: before },
    after: { [field]: after },
  }))
  return (
    <ChangesPreview rows={rows}>
      {changes.length > SHOWN && t('more', { count: changes.length - SHOWN })}
    </ChangesPreview>
  )
}

type RowToSend = ReturnType<typeof useRowsToSend>[number]

function useRowsToSend(positions: readonly Position[]) {
  const { state, uploaded } = useUpload().view
  return useMemo(
    () =>
      positions.flatMap((position) => {
        const entry = entryToSend(state, position)
        const sheetRow = uploaded.placeOf(position)?.row
        return entry ? [{ position, entry, sheetRow, cells: toCells(entry) }] : []
      }),
    [positions, state, uploaded],
  )
}

/** Returns the value that all entries share, which is probably the one to replace, otherwise ''. */
function sharedValue(
  rows: readonly { readonly cells: EntryCells }[],
  field: TrackingField,
): string {
  const values = new Set(rows.map(({ cells }) => cells[field]))
  const [only = ''] = values
  return values.size === 1 ? only : ''
}
