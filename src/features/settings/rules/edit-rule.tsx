import { useState } from 'react'
import { type CourierRule, ruleKey } from '#domain/couriers/rules/courier-rule.ts'
import type { RuleBook } from '#domain/couriers/rules/courier-rules.ts'
import { readShapeKey, shapeKey } from '#domain/formats/describe-shape.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useShapeWords } from '#i18n/words/use-shape-words.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useRuleWords } from './use-rule-words.ts'

type EditRuleProps = {
  readonly rule: CourierRule
  readonly book: RuleBook
  readonly onSave: (rule: CourierRule) => void
  readonly onClose: () => void
}

/** Changes the kind of numbers that a rule is for, by an example: a shape is never typed as an expression. */
export function EditRule({ rule, book, onSave, onClose }: EditRuleProps) {
  const t = useTranslations('settings.rules')
  const common = useTranslations('common')
  const shapeWords = useShapeWords()
  const wordsOf = useRuleWords()
  const [example, setExample] = useState('')
  const shape = example.trim() === '' ? rule.shape : shapeKey(example)
  const changed = { ...rule, shape }
  const replaced = shape === rule.shape ? undefined : book.get(ruleKey(changed))
  const save = () => {
    onClose()
    if (shape !== rule.shape) onSave(changed)
  }
  return (
    <Dialog
      title={t('editTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" onClick={save}>
            {t('editYes')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('example')}
        hint={t('exampleHint', { shape: shapeWords(readShapeKey(shape) ?? []) })}
        monospace
        maxLength={60}
        value={example}
        onChange={(event) => setExample(event.target.value)}
      />
      <p>{wordsOf(changed)}</p>
      {replaced && <p role="status">{t('editReplaces', { rule: wordsOf(replaced) })}</p>}
    </Dialog>
  )
}
