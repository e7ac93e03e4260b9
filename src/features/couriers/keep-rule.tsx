import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import { makeRule, renewRule, ruleFor } from '#domain/couriers/rules/courier-rules.ts'
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

/** Makes the choice for a group a rule for all such entries, and takes the rule back: the one before is there again. */
export function KeepRule({ group, courier, label }: KeepRuleProps) {
  const t = useTranslations('couriers')
  const nameOf = useNameOfKey(group.candidates)
  const services = useServices()
  const { rules } = services
  const { data: known } = useQuery(courierMemoryQuery(services))
  const [replaced, setReplaced] = useState<CourierRule | undefined>()
  const before = known && ruleFor(known.rules, group)
  const isKept = before?.isOn === true && before.courier === courier
  const changing = useMutation({
    meta: { changes: ['rules'] },
    mutationFn: async () => {
      const made = makeRule(group, courier, Date.now())
      if (!isKept) await rules?.keepRules([renewRule(before, made)])
      else await (replaced ? rules?.keepRules([replaced]) : rules?.forgetRule(made))
      setReplaced(isKept ? undefined : before)
    },
  })
  if (rules === null || known === undefined) return null
  const instead = before && before.courier !== courier ? nameOf(before.courier) : null
  return (
    <>
      <Button
        look="quiet"
        className={styles.link}
        {...(isKept && { icon: 'check' })}
        aria-pressed={isKept}
        onClick={() => changing.mutate()}
      >
        {instead === null
          ? t('always', { courier: nameOf(courier) })
          : t('alwaysInstead', { courier: nameOf(courier), before: instead })}{' '}
        <span className="visually-hidden">{label}</span>
      </Button>
      {changing.isError && <span role="alert">{t('ruleNotKept')}</span>}
    </>
  )
}
