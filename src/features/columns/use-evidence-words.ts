import type { Evidence } from '#domain/columns/evidence.ts'
import { useLocale, useTranslations } from '#i18n/use-translations.ts'
import { mainName } from '#i18n/words/candidate-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'

/** Says what speaks for a column; of a column of text nothing does. */
export function useEvidenceWords(): (evidence: Evidence | null) => string | null {
  const t = useTranslations('columns')
  const language = useLocale()
  return (evidence) => {
    if (evidence === null) return null
    if (evidence.kind === 'remembered') return t('evidence.remembered')
    if (evidence.kind !== 'shape')
      return t(`evidence.${evidence.kind}`, { name: plainText(evidence.name) })
    const { courier, looksLike, count, of } = evidence
    const name = courier && mainName(courier, language)
    if (name) return t('evidence.courier', { courier: name.text, count, of })
    return t('evidence.cells', { kind: t(`kinds.${looksLike}`), count, of })
  }
}
