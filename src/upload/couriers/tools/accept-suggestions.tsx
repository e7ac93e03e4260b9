import { useMemo } from 'react'
import type { CourierSuggestion } from '#domain/couriers/groups/advise-on-group.ts'
import { findOpenSuggestions, type OpenGroup } from '#domain/couriers/groups/match-groups.ts'
import { useNameOfKey } from '#upload/couriers/choice/courier-words.ts'
import { useRememberedWords } from '#upload/couriers/group-facts.tsx'
import type { AdviseOn } from '#upload/couriers/use-advice.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import { usePageKey } from '#shell/keys/use-page-key.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Key } from '#ui/key.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { useProposal } from './choices-dialog.tsx'
import { candidatesOf } from './use-group-filter.ts'

type AcceptSuggestionsProps = {
  readonly open: readonly OpenGroup[]
  readonly adviseOn: AdviseOn
  readonly onAccepted: () => void
}

/** Offers all suggestions at once, with a preview. */
export function AcceptSuggestions({ open, adviseOn, onAccepted }: AcceptSuggestionsProps) {
  const t = useTranslations('couriers.accept')
  const { canAct } = useUpload().view
  const suggestions = useMemo(() => findOpenSuggestions(open, adviseOn), [open, adviseOn])
  const nameOfKey = useNameOfKey(
    useMemo(() => candidatesOf(open.map(({ group }) => group)), [open]),
  )
  const reasonOf = useReasonWords()
  const { propose, dialog } = useProposal(t('title'), onAccepted)
  const ask = () => {
    if (!canAct || suggestions.length === 0) return
    propose(
      suggestions.map(({ suggestion, ...one }) => {
        const courierName = nameOfKey(suggestion.key)
        const reason = reasonOf(suggestion, courierName)
        return { ...one, courier: suggestion.key, courierName, reason }
      }),
    )
  }
  usePageKey('a', ask)
  const hasKeys = useSingleKeys()
  const isNarrow = useNarrow()
  if (!canAct || (dialog === null && suggestions.length === 0)) return null
  return (
    <>
      <Button
        icon="check"
        iconOnly={isNarrow}
        aria-label={t('open')}
        aria-keyshortcuts="A"
        onClick={ask}
      >
        {t('open')} {hasKeys && <Key>A</Key>}
      </Button>
      {dialog}
    </>
  )
}

/** Returns a function that words the reason for a suggestion. */
function useReasonWords(): (suggestion: CourierSuggestion, courier: string) => string {
  const t = useTranslations('couriers.suggested')
  const wordsOf = useRememberedWords()
  return (suggestion, courier) =>
    suggestion.reason === 'chosen-before' ? wordsOf(suggestion, courier) : t(suggestion.reason)
}
