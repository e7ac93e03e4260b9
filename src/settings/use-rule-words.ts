import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CourierRule } from '#domain/couriers/rules/courier-rule.ts'
import { namelessCourier } from '#domain/couriers/list/find-probable-courier.ts'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { readShapeKey } from '#domain/formats/describe-shape.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { useShapeWords } from '#i18n/words/use-shape-words.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { couriersQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'

/** Returns a function that finds a courier here or in the public list. An unknown one has its code alone. */
export function useCourierOfKey(): (key: string) => CourierCandidate {
  const { data: known } = useQuery(couriersQuery(useServices()))
  return useMemo(() => {
    const byKey = new Map(known?.map((courier) => [courier.key, courier]))
    return (key) => byKey.get(key) ?? namelessCourier(key)
  }, [known])
}

/** Returns a function that names a courier as this service or the public list does, otherwise by its code. */
export function useCourierName(): (key: string) => string {
  const language = useLocale()
  const courierOf = useCourierOfKey()
  return (key) => nameOfCandidate(courierOf(key), language)
}

/** A longer list of names is harder to read than a count. */
const MOST_NAMED = 4

/** Returns a function that words a rule: "YT 16 digits, offered YunExpress or YTO → YunExpress". */
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
