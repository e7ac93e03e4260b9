import { useMemo } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import type { ShapePart } from '#domain/formats/describe-shape.ts'
import { showMarks } from './plain-text.ts'

/** Returns a function that words the shape of a tracking number: "LP 9 digits CN". */
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
          return part.text
        case 'other':
          return showMarks(part.text)
      }
    }
    return (shape) => (shape.length === 0 ? t('none') : shape.map(wordsOf).join(' '))
  }, [t])
}
