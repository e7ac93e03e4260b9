import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import type { usesOf } from '#domain/couriers/rules/courier-rules.ts'
import styles from '#features/settings/settings.module.css'
import { useNameWithCode } from '#i18n/words/courier-names.ts'
import { useWhen } from '#i18n/words/use-when.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { useCourierName, useRuleWords } from './use-rule-words.ts'

type RuleRowProps = {
  readonly rule: CourierRule
  readonly uses: ReturnType<typeof usesOf>
  readonly canAct: boolean
  readonly onChange: (rule: CourierRule) => void
  readonly onForget: () => void
}

/** A rule in words, how much it was used, and the ways to change it. */
export function RuleRow({ rule, uses, canAct, onChange, onForget }: RuleRowProps) {
  const t = useTranslations('settings.rules')
  const when = useWhen()
  const nameOf = useCourierName()
  const nameWithCode = useNameWithCode()
  const words = useRuleWords()(rule)
  return (
    <li className={styles.layout}>
      <div className={styles.layoutText}>
        <p>{words}</p>
        <p className={styles.chosen}>
          {uses ? t('uses', { count: uses.count, time: when(uses.at) }) : t('unused')}
        </p>
      </div>
      {rule.offered.length > 1 && (
        <select
          className={styles.select}
          aria-label={t('courierOf', { rule: words })}
          value={rule.courier}
          disabled={!canAct}
          onChange={(event) => onChange({ ...rule, courier: event.target.value })}
        >
          {rule.offered.map((key) => (
            <option key={key} value={key}>
              {nameWithCode(nameOf(key), key)}
            </option>
          ))}
        </select>
      )}
      <label className={styles.choice}>
        <input
          type="checkbox"
          aria-label={t('useRule', { rule: words })}
          checked={rule.isOn}
          disabled={!canAct}
          onChange={(event) => onChange({ ...rule, isOn: event.target.checked })}
        />
        <span aria-hidden="true">{t('on')}</span>
      </label>
      <Button disabled={!canAct} aria-label={t('deleteRule', { rule: words })} onClick={onForget}>
        {t('delete')}
      </Button>
    </li>
  )
}
