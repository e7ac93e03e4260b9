import { useRef } from 'react'
import { splitFamily } from '#domain/upload/answers/message-family.ts'
import type { FailureFamily } from '#domain/upload/answers/failure-families.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useHeldPlaces } from '#upload/frame/held-still.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { plainText } from '#i18n/words/plain-text.ts'
import { Segmented } from '#ui/segmented.tsx'

type FamilyFilterProps = {
  readonly families: readonly FailureFamily[]
  readonly total: number
  /** null: all families. */
  readonly chosen: FailureFamily | null
  readonly onChoose: (family: FailureFamily | null) => void
}

/** Up to this number, short reasons are buttons in a row; otherwise they are a list. */
const FEW = 3
const SHORT = 28
/** Rarer reasons are found by scrolling. */
const MOST = 100
const LONGEST = 80
const ALL = 'all'

const patternOf = ({ pattern }: FailureFamily) => pattern

/** Reasons with their counts, the most frequent first. Not rendered for a single reason. */
export function FamilyFilter({ families, total, ...props }: FamilyFilterProps) {
  const element = useRef<HTMLDivElement>(null)
  const held = useHeldPlaces(families, patternOf, element)
  if (families.length < 2) return null
  return (
    <div ref={element} className="shrinks">
      <Reasons {...props} families={held} total={total} />
    </div>
  )
}

function Reasons({ families, total, chosen, onChoose }: FamilyFilterProps) {
  const t = useTranslations('failures')
  const reasons = families.slice(0, MOST).map(({ pattern, positions }, index) => ({
    value: String(index),
    text: pattern === null ? t('noReason') : plainText(splitFamily(pattern).join('…'), LONGEST),
    count: positions.length,
  }))
  const value = chosen === null ? ALL : String(families.indexOf(chosen))
  const choose = (next: string) => onChoose(families[Number(next)] ?? null)
  if (families.length <= FEW && reasons.every(({ text }) => text.length <= SHORT))
    return (
      <Segmented
        label={t('families.title')}
        value={value}
        options={[{ value: ALL, text: t('families.all'), count: total }, ...reasons]}
        onChange={choose}
      />
    )
  return (
    <SelectField
      label={t('families.title')}
      quietLabel
      value={value}
      options={[
        { value: ALL, text: t('families.allOf', { count: total }) },
        ...reasons.map(({ text, count, ...one }) => ({
          ...one,
          text: t('families.oneOf', { reason: text, count }),
        })),
      ]}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
