import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CourierRule, ruleKey } from '#domain/couriers/rules/courier-rule.ts'
import type { RuleBook } from '#domain/couriers/rules/courier-rules.ts'
import { cleanCell } from '#domain/entry/cleaning/clean-cell.ts'
import { hasControlCharacters } from '#domain/entry/cleaning/damage.ts'
import { readShapeKey, shapeKey } from '#domain/formats/describe-shape.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useShapeWords } from '#i18n/words/use-shape-words.ts'
import { CourierCodeField } from '#entries/couriers/courier-code-field.tsx'
import { CourierField } from '#entries/couriers/courier-field.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCourierOfKey, useRuleWords } from './use-rule-words.ts'

type EditRuleProps = {
  readonly rule: CourierRule
  readonly book: RuleBook
  readonly onSave: (edited: Pick<CourierRule, 'shape' | 'courier'>) => void
  readonly onClose: () => void
}

const schema = z.object({
  courier: z.string().check(z.refine((typed) => cleanCell(typed) !== '' && !isBadCode(typed))),
  example: z.string(),
})

const isBadCode = (typed: string) => hasControlCharacters(cleanCell(typed))

/** Changes the courier of a rule, and its number format by an example, so no pattern has to be typed. */
export function EditRule({ rule, book, onSave, onClose }: EditRuleProps) {
  const t = useTranslations('settings.rules')
  const common = useTranslations('common')
  const shapeWords = useShapeWords()
  const wordsOf = useRuleWords()
  const formId = useId()
  const form = useForm({
    mode: 'onChange',
    defaultValues: { courier: rule.courier, example: '' },
    resolver: zodResolver(schema),
  })
  const { courier, example } = form.watch()
  const shape = example.trim() === '' ? rule.shape : shapeKey(example)
  const changed = { ...rule, shape, courier: cleanCell(courier) }
  const replaced = shape === rule.shape ? undefined : book.get(ruleKey(changed))
  const save = form.handleSubmit(() => {
    onClose()
    onSave(changed)
  })
  return (
    <Dialog
      title={t('editTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" type="submit" form={formId}>
            {t('editYes')}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={save}>
        <RuleCourier
          offered={rule.offered}
          courier={courier}
          hasProblem={form.formState.errors.courier !== undefined}
          onCourier={(code) => form.setValue('courier', code, { shouldValidate: true })}
        />
        <TextField
          label={t('example')}
          hint={t('exampleHint', { shape: shapeWords(readShapeKey(shape) ?? []) })}
          monospace
          maxLength={60}
          {...form.register('example')}
        />
      </form>
      <p>{wordsOf(changed)}</p>
      {replaced && <p role="status">{t('editReplaces', { rule: wordsOf(replaced) })}</p>}
    </Dialog>
  )
}

type RuleCourierProps = Pick<CourierRule, 'offered' | 'courier'> & {
  readonly hasProblem: boolean
  readonly onCourier: (courier: string) => void
}

/** Courier to choose from those that the service offers, or a free code if it offers none. */
function RuleCourier({ offered, courier, hasProblem, onCourier }: RuleCourierProps) {
  const t = useTranslations('couriers')
  const tValues = useTranslations('values')
  const common = useTranslations('common')
  const courierOf = useCourierOfKey()
  const options = useMemo(() => offered.map(courierOf), [offered, courierOf])
  if (offered.length > 0)
    return (
      <CourierField
        label={common('courier')}
        isLabelled
        placeholder={t('search', { count: offered.length })}
        options={options}
        chosen={courier}
        onChoose={(one) => one && onCourier(one.key)}
      />
    )
  const problem = isBadCode(courier) ? common('badCode') : tValues('codeNeeded')
  return (
    <CourierCodeField
      label={common('courierCode')}
      text={courier}
      onText={onCourier}
      problem={hasProblem ? problem : undefined}
    />
  )
}
