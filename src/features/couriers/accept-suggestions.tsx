import { useState } from 'react'
import type { CourierSuggestion } from '#domain/couriers/advise-on-group.ts'
import { findOpenSuggestions, type OpenSuggestion } from '#domain/couriers/open-suggestions.ts'
import type { CourierGroup } from '#domain/couriers/group-entries.ts'
import { useNameOfKey } from '#features/couriers/choice/courier-words.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useNameWithCode } from '#i18n/words/courier-names.ts'
import { useSingleKeys } from '#page/keys/single-keys.ts'
import { usePageKey } from '#page/keys/use-page-key.ts'
import { useUpload } from '#page/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { Key } from '#ui/key.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import styles from './couriers.module.css'
import { useRememberedWords } from './group-facts.tsx'
import { useGroupLabel } from './group-head.tsx'
import type { AdviseOn } from './use-advice.ts'

type AcceptSuggestionsProps = {
  readonly groups: readonly CourierGroup[]
  readonly adviseOn: AdviseOn
  readonly onAccepted: () => void
}

/** All suggestions at once, shown before anything is chosen by them. */
export function AcceptSuggestions({ groups, adviseOn, onAccepted }: AcceptSuggestionsProps) {
  const t = useTranslations('couriers.accept')
  const { run, view } = useUpload()
  const announce = useAnnounce()
  const [shown, show] = useState<readonly OpenSuggestion[] | null>(null)
  const { choices, outcomes } = view.state
  const open = () => findOpenSuggestions(groups, adviseOn, choices)
  const ask = () => {
    const suggestions = open()
    if (view.canAct && suggestions.length > 0) show(suggestions)
  }
  usePageKey('a', ask)
  const hasKeys = useSingleKeys()
  const isNarrow = useNarrow()
  const accept = (accepted: readonly NamedSuggestion[]) => {
    show(null)
    for (const { group, positions, suggestion, name } of accepted)
      void run.chooseCourier(positions, suggestion.key, name, { id: group.id, seen: outcomes })
    announce(t('done', { count: countEntries(accepted) }))
    // The dialog gives the keyboard back first.
    setTimeout(onAccepted)
  }
  if (!view.canAct || (shown === null && open().length === 0)) return null
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
      {shown && (
        <SuggestionsDialog suggestions={shown} onAccept={accept} onClose={() => show(null)} />
      )}
    </>
  )
}

type NamedSuggestion = OpenSuggestion & { readonly name: string }

const countEntries = (suggestions: readonly OpenSuggestion[]) =>
  suggestions.reduce((sum, { positions }) => sum + positions.length, 0)

type SuggestionsDialogProps = {
  readonly suggestions: readonly OpenSuggestion[]
  readonly onAccept: (accepted: readonly NamedSuggestion[]) => void
  readonly onClose: () => void
}

/** Each group with the courier that is suggested for it, and why; what the person does not want stays open. */
function SuggestionsDialog({ suggestions, onAccept, onClose }: SuggestionsDialogProps) {
  const t = useTranslations('couriers.accept')
  const common = useTranslations('common')
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const accepted = suggestions.filter(({ group }) => !without.has(group.id))
  const nameOfKey = useNameOfKey(suggestions.flatMap(({ group }) => group.candidates))
  const toggle = (id: string) => setWithout((before) => toggled(before, id))
  const named = accepted.map((one) => ({ ...one, name: nameOfKey(one.suggestion.key) }))
  return (
    <Dialog
      wide
      title={t('title')}
      onClose={onClose}
      findStart={(dialog) => dialog.querySelector('footer button:last-child')}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="main" disabled={named.length === 0} onClick={() => onAccept(named)}>
            {t('yes', { count: countEntries(accepted) })}
          </Button>
        </>
      }
    >
      <p>{t('about')}</p>
      <ul className={styles.suggestions}>
        {suggestions.map((one) => (
          <SuggestionRow
            key={one.group.id}
            open={one}
            isAccepted={!without.has(one.group.id)}
            onToggle={() => toggle(one.group.id)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

type SuggestionRowProps = {
  readonly open: OpenSuggestion
  readonly isAccepted: boolean
  readonly onToggle: () => void
}

function SuggestionRow({ open, isAccepted, onToggle }: SuggestionRowProps) {
  const { group, positions, suggestion } = open
  const label = useGroupLabel({ ...group, positions })
  const name = useNameOfKey(group.candidates)(suggestion.key)
  const nameWithCode = useNameWithCode()
  const reasonOf = useReasonWords()
  return (
    <li>
      <label className={styles.suggestionRow}>
        <input type="checkbox" checked={isAccepted} onChange={onToggle} />
        <span>
          {label} <span className={styles.shape}>{group.samples.join(' · ')}</span>
        </span>
        <span>
          <strong>{nameWithCode(name, suggestion.key)}</strong>{' '}
          <span className={styles.why}>{reasonOf(suggestion, name)}</span>
        </span>
      </label>
    </li>
  )
}

/** Why a courier is suggested. */
function useReasonWords(): (suggestion: CourierSuggestion, courier: string) => string {
  const t = useTranslations('couriers.suggested')
  const wordsOf = useRememberedWords()
  return (suggestion, courier) =>
    suggestion.reason === 'chosen-before' ? wordsOf(suggestion, courier) : t(suggestion.reason)
}
