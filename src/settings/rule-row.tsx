import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import { type FillConflict, isFilling } from '#domain/couriers/rules/fill-rules.ts'
import type { RuleUses } from '#domain/couriers/rules/courier-rules.ts'
import styles from './settings.module.css'
import { useWhen } from '#i18n/words/use-when.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCourierName, useRuleWords } from './use-rule-words.ts'

type RuleRowProps = {
  readonly rule: CourierRule
  readonly uses: RuleUses | null
  /** Number of entries whose courier the rule filled in, and the last time. */
  readonly fills: RuleUses | null
  /** Reason why the rule fills in nothing although it may. */
  readonly conflict: FillConflict | null
  readonly canAct: boolean
  readonly onChange: (rule: CourierRule) => void
  readonly onEdit: () => void
  readonly onForget: () => void
}

/** Rule in words, with its uses and controls. */
export function RuleRow(props: RuleRowProps) {
  const { rule, canAct, onChange, onEdit, onForget } = props
  const t = useTranslations('settings.rules')
  const words = useRuleWords()(rule)
  return (
    <li className={styles.layout}>
      <div className={styles.layoutText}>
        <p>{words}</p>
        <Uses {...props} />
      </div>
      <Switch
        name={t('useRule', { rule: words })}
        label={t('on')}
        checked={rule.isOn}
        disabled={!canAct}
        onChange={(isOn) => onChange({ ...rule, isOn })}
      />
      <Switch
        name={t('fillRule', { rule: words })}
        label={t('fills')}
        checked={rule.fills === true}
        disabled={!canAct || !rule.isOn}
        onChange={(fills) => onChange({ ...rule, fills })}
      />
      <Button disabled={!canAct} aria-label={t('editRule', { rule: words })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button disabled={!canAct} aria-label={t('deleteRule', { rule: words })} onClick={onForget}>
        {t('delete')}
      </Button>
    </li>
  )
}

/** Uses of a rule, and the conflict that keeps it from filling in its courier. */
function Uses({ rule, uses, fills, conflict }: RuleRowProps) {
  const t = useTranslations('settings.rules')
  const when = useWhen()
  const nameOf = useCourierName()
  const said = [
    ...(uses ? [t('uses', { count: uses.count, time: when(uses.at) })] : []),
    ...(fills ? [t('filled', { count: fills.count, time: when(fills.at) })] : []),
  ]
  const courier = conflict?.kind === 'other-rule' ? nameOf(conflict.courier) : ''
  return (
    <>
      <p className={styles.chosen}>{said.length > 0 ? said.join(' · ') : t('unused')}</p>
      {conflict && (isFilling(rule) || (rule.isOn && conflict.kind === 'rejected')) && (
        <p className={styles.chosen}>
          <Icon name="warning" /> {t(`conflict.${conflict.kind}`, { courier })}
        </p>
      )}
    </>
  )
}

type SwitchProps = {
  /** Accessible name, which is different for every rule. */
  readonly name: string
  readonly label: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly onChange: (checked: boolean) => void
}

function Switch({ name, label, checked, disabled, onChange }: SwitchProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className="check"
        aria-label={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true">{label}</span>
    </label>
  )
}
