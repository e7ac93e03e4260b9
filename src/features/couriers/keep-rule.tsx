import { useMutation, useQuery } from '@tanstack/react-query'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { findRule, makeRule } from '#domain/couriers/rules/courier-rules.ts'
import { useNameOfKey } from '#features/couriers/choice/courier-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { courierMemoryQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'
import { Button } from '#ui/button.tsx'
import styles from './couriers.module.css'

type KeepRuleProps = {
  readonly group: CourierGroup
  readonly courier: string
  readonly label: string
}

/** Makes the choice for a group a rule for all such entries, and takes the rule back. */
export function KeepRule({ group, courier, label }: KeepRuleProps) {
  const t = useTranslations('couriers')
  const courierName = useNameOfKey(group.candidates)(courier)
  const services = useServices()
  const { rules } = services
  const { data: known } = useQuery(courierMemoryQuery(services))
  const rule = makeRule(group, courier)
  const isKept = known !== undefined && findRule(known.rules, group)?.courier === courier
  const changing = useMutation({
    mutationFn: async () => (isKept ? rules?.forgetRule(rule) : rules?.keepRules([rule])),
  })
  if (rules === null || known === undefined) return null
  return (
    <>
      <Button
        look="quiet"
        className={styles.link}
        {...(isKept && { icon: 'check' })}
        aria-pressed={isKept}
        onClick={() => changing.mutate()}
      >
        {t('always', { courier: courierName })} <span className="visually-hidden">{label}</span>
      </Button>
      {changing.isError && <span role="alert">{t('ruleNotKept')}</span>}
    </>
  )
}
