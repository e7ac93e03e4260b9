import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type CourierRule, ruleKey } from '#domain/couriers/rules/courier-rule.ts'
import { fillsOf, findFillConflict } from '#domain/couriers/rules/fill-rules.ts'
import { editRule, usesOf } from '#domain/couriers/rules/courier-rules.ts'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { useTranslations } from '#i18n/use-translations.ts'
import { courierMemoryQuery, headersQuery } from '#shell/queries.ts'
import { useCanAct, useServices } from '#shell/services.ts'
import { MOST_BYTES, writeRulesFile } from '#storage/rules-file.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { EditRule } from './edit-rule.tsx'
import { ImportRules } from './import-rules.tsx'
import { RuleRow } from './rule-row.tsx'
import { useRuleWords } from './use-rule-words.ts'

/** Courier rules: switch on or off, change, delete, export and import. */
export function CourierRules() {
  const t = useTranslations('settings.rules')
  const services = useServices()
  const canAct = useCanAct()
  const { data } = useQuery(courierMemoryQuery(services, ''))
  const { data: uploads = [] } = useQuery(headersQuery(services))
  const [edited, setEdited] = useState<CourierRule | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const { keep, forget, replace, isError } = useRuleChanges()
  const count = useRef<HTMLParagraphElement>(null)
  useFocusRescue(() => count.current?.focus())
  if (services.rules === null || data === undefined) return null
  const rules = [...data.rules.values()]
  const save = () => {
    const file = new Blob([writeRulesFile(rules)], { type: 'application/json' })
    setTooLarge(file.size > MOST_BYTES)
    if (file.size <= MOST_BYTES) saveFile('courier-rules.json', file)
  }
  return (
    <Section title={t('title')} about={t('about')}>
      <div className={styles.line}>
        <p ref={count} tabIndex={-1} className={styles.grow}>
          {t('count', { count: rules.length })}
        </p>
        {rules.length > 0 && <Button onClick={save}>{t('export')}</Button>}
        {canAct && <ImportRules book={data.rules} onImport={keep} />}
      </div>
      {isError && <Notice tone="bad">{t('notKept')}</Notice>}
      {isTooLarge && <Notice tone="bad">{t('tooLarge')}</Notice>}
      {rules.length > 0 && (
        <ul aria-label={t('list')}>
          {rules.map((rule) => (
            <RuleRow
              key={ruleKey(rule)}
              rule={rule}
              uses={usesOf(rule, data.memories)}
              fills={fillsOf(rule, uploads)}
              conflict={findFillConflict(rule, data.rules, data.memories)}
              canAct={canAct}
              onChange={(changed) => keep([changed])}
              onEdit={() => setEdited(rule)}
              onForget={() => forget(rule)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <EditRule
          rule={edited}
          book={data.rules}
          onSave={(to) => replace({ before: edited, after: editRule(edited, to, Date.now()) })}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  )
}

type Replacement = { readonly before: CourierRule; readonly after: CourierRule }

function useRuleChanges() {
  const t = useTranslations('settings.rules')
  const announce = useAnnounce()
  const wordsOf = useRuleWords()
  const { rules } = useServices()
  const keeping = useMutation({
    meta: { changes: ['rules'] },
    mutationFn: async (kept: readonly CourierRule[]) => rules?.keepRules(kept),
    onSuccess: (_, kept) => announce(t('kept', { count: kept.length })),
  })
  const forgetting = useMutation({
    meta: { changes: ['rules'] },
    mutationFn: async (rule: CourierRule) => rules?.forgetRule(rule),
    onSuccess: (_, rule) => announce(t('deleted', { rule: wordsOf(rule) })),
  })
  const replacing = useMutation({
    meta: { changes: ['rules'] },
    // Saves the new rule first, so a failure loses no rule.
    mutationFn: async ({ before, after }: Replacement) => {
      await rules?.keepRules([after])
      if (ruleKey(after) !== ruleKey(before)) await rules?.forgetRule(before)
    },
    onSuccess: () => announce(t('kept', { count: 1 })),
  })
  const isError = keeping.isError || forgetting.isError || replacing.isError
  return {
    keep: keeping.mutate,
    forget: forgetting.mutate,
    replace: replacing.mutate,
    isError,
  }
}
