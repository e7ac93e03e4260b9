import { useCallback, useContext, useMemo } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { ShapePart } from '#domain/formats/describe-shape.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { CourierNames, useNameWithCode } from '#i18n/words/courier-names.ts'

/** Names the courier of a key: as the candidates do, else as it is known otherwise, else by the key itself. */
export function useNameOfKey(candidates: readonly CourierCandidate[]): (key: string) => string {
  const language = useLocale()
  const nameOf = useContext(CourierNames)
  return useCallback(
    (key) => {
      const candidate = candidates.find((one) => one.key === key)
      return candidate ? nameOfCandidate(candidate, language) : (nameOf(key) ?? key)
    },
    [candidates, language, nameOf],
  )
}

/** The same with its code, for tables. */
export function useLabelOfKey(candidates: readonly CourierCandidate[]): (key: string) => string {
  const nameOfKey = useNameOfKey(candidates)
  const nameWithCode = useNameWithCode()
  return useCallback((key) => nameWithCode(nameOfKey(key), key), [nameOfKey, nameWithCode])
}

/** Says the shape of a tracking number: "LP 9 digits CN". */
export function useShapeWords(): (shape: readonly ShapePart[]) => string {
  const t = useTranslations('couriers.shape')
  return useMemo(() => {
    const wordsOf = (part: ShapePart) => {
      switch (part.kind) {
        case 'digits':
          return t('digits', { count: part.count })
        case 'characters':
          return t('characters', { count: part.count })
        case 'letters':
        case 'other':
          return part.text
      }
    }
    return (shape) => (shape.length === 0 ? t('none') : shape.map(wordsOf).join(' '))
  }, [t])
}
