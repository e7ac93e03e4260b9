import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import { makeRule, renewRule, ruleFor } from '#domain/couriers/rules/courier-rules.ts'
import { useNameOfKey } from '#upload/couriers/choice/courier-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { courierMemoryQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import styles from './couriers.module.css'

export type GroupRule = ReturnType<typeof useGroupRule>

/** Keeps the rule for entries like a group's. A press makes it from the choice, or marks the next choice. */
export function useGroupRule(group: CourierGroup) {
  const services = useServices()
  const { rules } = services
  const { shop = '' } = useUpload().view.header
  const { data: known } = useQuery(courierMemoryQuery(services, shop))
  const [isWanted, want] = useState(false)
  const [replaced, setReplaced] = useState<CourierRule | undefined>()
  const before = known && ruleFor(known.rules, group)
  const isKept = (courier: string) => before?.isOn === true && before.courier === courier
  const changing = useMutation({
    meta: { changes: ['rules'] },
    mutationFn: async (courier: string) => {
      const made = makeRule(group, courier, Date.now())
      if (!isKept(courier)) await rules?.keepRules([renewRule(before, made)])
      else await (replaced ? rules?.keepRules([replaced]) : rules?.forgetRule(made))
      setReplaced(isKept(courier) ? undefined : (replaced ?? before))
    },
  })
  return {
    canBe: rules !== null && known !== undefined && group.part === null,
    before,
    isKept,
    isWanted,
    want,
    toggle: changing.mutate,
    isError: changing.isError,
    /** Call this after a choice: makes the rule if the user has asked for it. */
    follow: (courier: string) => {
      if (isWanted && !isKept(courier)) changing.mutate(courier)
      want(false)
    },
  }
}

type KeepRuleProps = {
  readonly group: CourierGroup
  readonly rule: GroupRule
  /** null: no choice yet. */
  readonly courier: string | null
  readonly label: string
}

/** Button that turns the group's choice into a rule, and undoes that by restoring the rule before. */
export function KeepRule({ group, rule, label, ...props }: KeepRuleProps) {
  const t = useTranslations('couriers')
  const nameOf = useNameOfKey(group.candidates)
  const { before, isWanted } = rule
  if (!rule.canBe) return null
  const courier = props.courier ?? (before?.isOn ? before.courier : null)
  const isKept = courier === null ? isWanted : rule.isKept(courier)
  const instead = courier !== null && before && before.courier !== courier ? before.courier : null
  const words = () => {
    if (courier === null) return t('alwaysNext')
    const name = nameOf(courier)
    if (instead === null) return t('always', { courier: name })
    return t('alwaysInstead', { courier: name, before: nameOf(instead) })
  }
  return (
    <>
      <Button
        look="quiet"
        className={styles.link}
        {...(isKept && { icon: 'check' })}
        aria-pressed={isKept}
        onClick={() => (courier === null ? rule.want(!isWanted) : rule.toggle(courier))}
      >
        {words()} <span className="visually-hidden">{label}</span>
      </Button>
      {rule.isError && <span role="alert">{t('ruleNotKept')}</span>}
    </>
  )
}
