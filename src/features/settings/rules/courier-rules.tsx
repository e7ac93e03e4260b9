import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CourierRule, ruleKey } from '#domain/couriers/rules/courier-rule.ts'
import { usesOf } from '#domain/couriers/rules/courier-rules.ts'
import { Section } from '#features/settings/section.tsx'
import styles from '#features/settings/settings.module.css'
import { useTranslations } from '#i18n/use-translations.ts'
import { courierMemoryQuery } from '#page/queries.ts'
import { useCanAct, useServices } from '#page/services.ts'
import { writeRulesFile } from '#storage/rules-file.ts'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { ImportRules } from './import-rules.tsx'
import { RuleRow } from './rule-row.tsx'
import { useRuleWords } from './use-rule-words.ts'

/** The rules by which couriers are suggested: used or not, changed, deleted, taken to another browser and back. */
export function CourierRules() {
  const t = useTranslations('settings.rules')
  const services = useServices()
  const canAct = useCanAct()
  const { data } = useQuery(courierMemoryQuery(services))
  const { keep, forget } = useRuleChanges()
  const count = useRef<HTMLParagraphElement>(null)
  useFocusRescue(() => count.current?.focus())
  if (services.rules === null || data === undefined) return null
  const rules = [...data.rules.values()]
  const save = () =>
    saveFile('courier-rules.json', new Blob([writeRulesFile(rules)], { type: 'application/json' }))
  return (
    <Section title={t('title')} about={t('about')}>
      <div className={styles.line}>
        <p ref={count} tabIndex={-1} className={styles.grow}>
          {t('count', { count: rules.length })}
        </p>
        {rules.length > 0 && <Button onClick={save}>{t('export')}</Button>}
        {canAct && <ImportRules book={data.rules} onImport={keep} />}
      </div>
      {rules.length > 0 && (
        <ul aria-label={t('list')}>
          {rules.map((rule) => (
            <RuleRow
              key={ruleKey(rule)}
              rule={rule}
              uses={usesOf(rule, data.memories)}
              canAct={canAct}
              onChange={(changed) => keep([changed])}
              onForget={() => forget(rule)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

function useRuleChanges() {
  const t = useTranslations('settings.rules')
  const announce = useAnnounce()
  const wordsOf = useRuleWords()
  const { rules } = useServices()
  const keeping = useMutation({
    mutationFn: async (kept: readonly CourierRule[]) => rules?.keepRules(kept),
    onSuccess: (_, kept) => announce(t('kept', { count: kept.length })),
  })
  const forgetting = useMutation({
    mutationFn: async (rule: CourierRule) => rules?.forgetRule(rule),
    onSuccess: (_, rule) => announce(t('deleted', { rule: wordsOf(rule) })),
  })
  return { keep: keeping.mutate, forget: forgetting.mutate }
}
