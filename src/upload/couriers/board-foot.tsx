import { useMemo } from 'react'
import type { CourierSuggestion } from '#domain/couriers/groups/advise-on-group.ts'
import { countEntries } from '#domain/couriers/groups/list-questions.ts'
import { findOpenSuggestions } from '#domain/couriers/groups/match-groups.ts'
import { chosenPositions } from '#domain/upload/summary.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useSingleKeys } from '#shell/keys/single-keys.ts'
import { usePageKey } from '#shell/keys/use-page-key.ts'
import { UndoLastStep } from '#upload/frame/undo.tsx'
import { useTaskLook, useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { Key } from '#ui/key.tsx'
import { useNarrow } from '#ui/use-narrow.ts'
import { useNameOfKey } from '#entries/couriers/candidate-words.ts'
import styles from './couriers.module.css'
import { useRememberedWords } from './group-facts.tsx'
import { candidatesOf, useBoardContext } from './use-board.ts'

/** Progress of the choices, as a bar and as text, which has the focus when nothing is left to decide or undo. */
export function DecidedCount({ decidedCount }: { readonly decidedCount: number }) {
  const t = useTranslations('couriers')
  const { countRef } = useBoardContext()
  const count = useUpload().view.state.counts['courier-needed']
  const isNarrow = useNarrow()
  const share = { transform: `scaleX(${decidedCount / Math.max(1, count)})` }
  return (
    <div className={styles.decided}>
      <span className={styles.meter} aria-hidden="true">
        <span style={share} />
      </span>
      <p ref={countRef} tabIndex={-1}>
        {t(isNarrow ? 'decidedShort' : 'decided', { decided: decidedCount, count })}
      </p>
    </div>
  )
}

/** Buttons of the panel: all suggestions, undo, send. */
export function BoardActions() {
  const t = useTranslations('couriers')
  const { view } = useUpload()
  const { send, goOn, rest } = useBoardContext()
  const taskLook = useTaskLook()
  const count = chosenPositions(view.state).length
  const isNarrow = useNarrow()
  if (!view.canAct) return null
  return (
    <>
      <AcceptSuggestions />
      <UndoLastStep onNoneLeft={rest} />
      {count === 0 ? (
        <Button aria-disabled onClick={() => goOn('')}>
          {t('chooseToSend')}
        </Button>
      ) : (
        <Button look={taskLook} aria-label={t('send', { count })} onClick={send}>
          {t(isNarrow ? 'sendShort' : 'send', { count })}
        </Button>
      )}
    </>
  )
}

/** Offers all suggestions at once, with a preview. */
function AcceptSuggestions() {
  const t = useTranslations('couriers.accept')
  const { outcomes } = useUpload().view.state
  const { open, adviseOn, state, propose } = useBoardContext()
  const suggestions = useMemo(() => findOpenSuggestions(open, adviseOn), [open, adviseOn])
  const nameOfKey = useNameOfKey(
    useMemo(() => candidatesOf(open.map(({ group }) => group)), [open]),
  )
  const reasonOf = useReasonWords()
  const ask = () => {
    if (suggestions.length === 0 || state.proposal) return
    const choices = suggestions.map(({ suggestion, ...one }) => {
      const courierName = nameOfKey(suggestion.key)
      const reason = reasonOf(suggestion, courierName)
      return { ...one, courier: suggestion.key, courierName, reason }
    })
    propose({ title: t('title'), choices, seen: outcomes })
  }
  usePageKey('a', ask)
  const hasKeys = useSingleKeys()
  const isNarrow = useNarrow()
  if (suggestions.length === 0) return null
  const name = t('open', { count: suggestions.length, entries: countEntries(suggestions) })
  return (
    <Button
      look="ghost"
      icon="check"
      iconOnly={isNarrow}
      aria-label={name}
      aria-keyshortcuts="A"
      onClick={ask}
    >
      {name} {hasKeys && <Key>A</Key>}
    </Button>
  )
}

/** Returns a function that words the reason for a suggestion. */
function useReasonWords(): (suggestion: CourierSuggestion, courier: string) => string {
  const t = useTranslations('couriers.suggested')
  const wordsOf = useRememberedWords()
  return (suggestion, courier) =>
    suggestion.reason === 'chosen-before' ? wordsOf(suggestion, courier) : t(suggestion.reason)
}
