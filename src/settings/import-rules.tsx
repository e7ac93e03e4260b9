import { useRef, useState } from 'react'
import { type CourierRule, ruleKey } from '#domain/couriers/rules/courier-rule.ts'
import {
  compareRules,
  type ImportedRule,
  type RuleBook,
  rulesToImport,
} from '#domain/couriers/rules/courier-rules.ts'
import styles from './settings.module.css'
import { useTranslations } from '#i18n/use-translations.ts'
import { MOST_BYTES, readRulesFile } from '#storage/rules-file.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useCourierName, useRuleWords } from './use-rule-words.ts'

type ImportRulesProps = {
  readonly book: RuleBook
  readonly onImport: (rules: readonly CourierRule[]) => void
}

/** Imports rules from a file, after a preview. */
export function ImportRules({ book, onImport }: ImportRulesProps) {
  const t = useTranslations('settings.rules')
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<readonly ImportedRule[] | 'unreadable' | null>(null)
  const read = async (file: File) => {
    const rules = file.size > MOST_BYTES ? null : readRulesFile(await file.text())
    return rules ? compareRules(book, rules) : 'unreadable'
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('file')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          // The file may have been moved or locked since it was chosen.
          if (file) void read(file).then(setFound, () => setFound('unreadable'))
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('import')}</Button>
      {found === 'unreadable' && <p role="alert">{t('unreadable')}</p>}
      {found !== null && found !== 'unreadable' && (
        <ImportDialog found={found} onImport={onImport} onClose={() => setFound(null)} />
      )}
    </>
  )
}

type ImportDialogProps = Pick<ImportRulesProps, 'onImport'> & {
  readonly found: readonly ImportedRule[]
  readonly onClose: () => void
}

/** Preview: the effect of each rule of the file. */
function ImportDialog({ found, onImport, onClose }: ImportDialogProps) {
  const t = useTranslations('settings.rules')
  const common = useTranslations('common')
  const wordsOf = useRuleWords()
  const nameOf = useCourierName()
  const [mayFill, setMayFill] = useState(false)
  const rules = rulesToImport(found, mayFill)
  const fillCount = rulesToImport(found, true).filter(({ fills }) => fills).length
  return (
    <Dialog
      wide
      title={t('importTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="main"
            disabled={rules.length === 0}
            onClick={() => {
              onClose()
              onImport(rules)
            }}
          >
            {t('importYes', { count: rules.length })}
          </Button>
        </>
      }
    >
      <ul>
        {found.map(({ rule, effect, before }) => (
          <li key={ruleKey(rule)} className={styles.layout}>
            <span className={styles.layoutText}>{wordsOf(rule)}</span>
            <span className={styles.chosen}>
              {t(`effect.${effect}`, { courier: nameOf(before ?? '') })}
              {rule.fills && ` · ${t('fills')}`}
            </span>
          </li>
        ))}
      </ul>
      {fillCount > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            className="check"
            checked={mayFill}
            onChange={({ target }) => setMayFill(target.checked)}
          />
          <span>{t('importFills', { count: fillCount })}</span>
        </label>
      )}
    </Dialog>
  )
}
