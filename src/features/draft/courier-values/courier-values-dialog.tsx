import { type FormEvent, useId, useState } from 'react'
import type { CourierReplacement, CourierValue } from '#domain/draft/changes/courier-values.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import { useDraftQuery } from '#page/use-draft-query.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ReloadNotice } from '#ui/feedback/reload-notice.tsx'
import { CourierValueRow, type ValueChoice } from './courier-value-row.tsx'
import styles from './courier-values.module.css'

type CourierValuesDialogProps = { readonly onClose: () => void }

type Choices = ReadonlyMap<string, ValueChoice>

const NO_CHOICES: Choices = new Map()
const KEEP: ValueChoice = { kind: 'keep' }

/** Every value of the courier column once: to be sent as it is, left out, or exchanged for a code. */
export function CourierValuesDialog({ onClose }: CourierValuesDialogProps) {
  const t = useTranslations('values')
  const tCommon = useTranslations('common')
  const formId = useId()
  const { client } = useDraft()
  const { data: found, status } = useDraftQuery('listCouriers')
  const [choices, setChoices] = useState(NO_CHOICES)
  const [isAsked, setIsAsked] = useState(false)
  const values = found?.values ?? []
  const choiceOf = (value: CourierValue) => choices.get(value.value) ?? probableChoice(value)
  const changed = values.filter((value) => choiceOf(value).kind !== 'keep')
  const count = changed.reduce((sum, value) => sum + value.count, 0)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const replacements = replacementsOf(changed.map((value) => [value.value, choiceOf(value)]))
    setIsAsked(replacements === null)
    if (replacements === null) return
    client.call('setCouriers', replacements)
    onClose()
  }
  return (
    <Dialog
      wide
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button look="main" type="submit" form={formId} disabled={count === 0}>
            {t('change', { count })}
          </Button>
        </>
      }
    >
      <p>{t('intro')}</p>
      {status === 'error' && <ReloadNotice />}
      {status === 'pending' && <p>{tCommon('loading')}</p>}
      {found && found.total > values.length && (
        <p>{t('commonest', { shown: values.length, count: found.total })}</p>
      )}
      <form id={formId} className={styles.values} onSubmit={submit}>
        {values.map((value) => (
          <CourierValueRow
            key={value.value}
            value={value}
            choice={choiceOf(value)}
            isAsked={isAsked}
            onChoose={(choice) => setChoices(new Map(choices).set(value.value, choice))}
          />
        ))}
      </form>
    </Dialog>
  )
}

/** A name is exchanged for the one code that it probably means; every other value stays until somebody chooses. */
function probableChoice({ probably }: CourierValue): ValueChoice {
  const [only, ...others] = probably
  return only && others.length === 0 ? { kind: 'code', code: only.key } : KEEP
}

/** null: a code is wanted and not there. */
function replacementsOf(
  wanted: readonly (readonly [value: string, choice: ValueChoice])[],
): readonly CourierReplacement[] | null {
  const replacements = wanted.map(([value, choice]) => {
    return { value, code: choice.kind === 'code' ? choice.code.trim() : '' }
  })
  const isMissing = wanted.some(([, choice]) => choice.kind === 'code' && !choice.code.trim())
  return isMissing ? null : replacements
}
