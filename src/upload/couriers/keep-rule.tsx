import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import { makeRule, renewRule, ruleFor } from '#domain/couriers/rules/courier-rules.ts'
import { useNameOfKey } from '#entries/couriers/candidate-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { courierMemoryQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import styles from './couriers.module.css'

type KeepRuleProps = {
  readonly group: CourierGroup
  /** The courier that was chosen for the group. */
  readonly courier: string
  readonly label: string
}

/** Button that turns the group's choice into a rule, and undoes that by restoring the rule before. */
export function KeepRule({ group, courier, label }: KeepRuleProps) {
  const t = useTranslations('couriers')
  const nameOf = useNameOfKey(group.candidates)
  const rule = useGroupRule(group, courier)
  if (rule === null) return null
  const { before, isKept } = rule
  const instead = before && before.courier !== courier ? before.courier : null
  const name = nameOf(courier)
  return (
    <>
      <Button
        look="quiet"
        className={styles.link}
        {...(isKept && { icon: 'check' })}
        aria-pressed={isKept}
        onClick={rule.toggle}
      >
        {instead === null
          ? t('always', { courier: name })
          : t('alwaysInstead', { courier: name, before: nameOf(instead) })}{' '}
        <span className="visually-hidden">{label}</span>
      </Button>
      {rule.isError && <span role="alert">{t('ruleNotKept')}</span>}
    </>
  )
}

/** The rule for entries like a group's, which a press makes from the choice. null: rules can't be read or kept. */
function useGroupRule(group: CourierGroup, courier: string) {
  const services = useServices()
  const { rules } = services
  const { shop = '' } = useUpload().view.header
  const { data: known } = useQuery(courierMemoryQuery(services, shop))
  const [replaced, setReplaced] = useState<CourierRule | undefined>()
  const before = known && ruleFor(known.rules, group)
  const isKept = before?.isOn === true && before.courier === courier
  const changing = useMutation({
    meta: { changes: ['rules'] },
    mutationFn: async () => {
      const made = makeRule(group, courier, Date.now())
      if (!isKept) await rules?.keepRules([renewRule(before, made)])
      else await (replaced ? rules?.keepRules([replaced]) : rules?.forgetRule(made))
      setReplaced(isKept ? undefined : (replaced ?? before))
    },
  })
  if (rules === null || known === undefined) return null
  return { before, isKept, isError: changing.isError, toggle: () => changing.mutate() }
}
