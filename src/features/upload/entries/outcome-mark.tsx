import type { OutcomeKind } from '#domain/upload/outcome.ts'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import { Chip } from '#ui/chip.tsx'
import { OUTCOME_LOOKS } from './outcome-look.ts'

type OutcomeMarkProps = { readonly kind: OutcomeKind; readonly count?: number }

/** An outcome by icon, word and colour; for places beside this feature too. */
export function OutcomeMark({ kind, count }: OutcomeMarkProps) {
  const t = useTranslations('common.outcome')
  const format = useFormatter()
  const { icon, tone } = OUTCOME_LOOKS[kind]
  return (
    <Chip tone={tone === 'rest' ? 'muted' : tone} icon={icon}>
      {t(kind)} {count !== undefined && <strong>{format.number(count)}</strong>}
    </Chip>
  )
}
