import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import { namelessCourier } from '#domain/couriers/find-probable-courier.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { readShapeKey } from '#domain/formats/describe-shape.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useShapeWords } from '#i18n/words/use-shape-words.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { couriersQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'

/** Finds couriers as this service and the public list name them; one that neither knows has its code alone. */
export function useCourierOfKey(): (key: string) => CourierCandidate {
  const { data: known } = useQuery(couriersQuery(useServices()))
  return useMemo(() => {
    const byKey = new Map(known?.map((courier) => [courier.key, courier]))
    return (key) => byKey.get(key) ?? namelessCourier(key)
  }, [known])
}

/** Names couriers by what this service and the public list call them; by their code where neither knows it. */
export function useCourierName(): (key: string) => string {
  const language = useLocale()
  const courierOf = useCourierOfKey()
  return (key) => nameOfCandidate(courierOf(key), language)
}

/** More names are harder to read than their number. */
const MOST_NAMED = 4

/** A rule as people read it: "YT 16 digits, offered YunExpress or YTO → YunExpress". */
export function useRuleWords(): (rule: CourierRule) => string {
  const t = useTranslations('settings.rules')
  const language = useLocale()
  const nameOf = useCourierName()
  const shapeWords = useShapeWords()
  return ({ shape, offered, courier }) => {
    const list = new Intl.ListFormat(language, { type: 'disjunction' })
    const offers =
      offered.length === 0
        ? t('offeredNone')
        : offered.length > MOST_NAMED
          ? t('offeredMany', { count: offered.length })
          : t('offered', { couriers: list.format(offered.map(nameOf)) })
    const kind = shapeWords(readShapeKey(shape) ?? [{ kind: 'other', text: shape }])
    return t('rule', { shape: kind, offers, courier: nameOf(courier) })
  }
}
