import { useCallback, useMemo, useState } from 'react'
import type { Fault } from '#domain/upload/fault.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { SelectBox, type Selection } from '#upload/failures/grid/selection.tsx'
import styles from '#upload/failures/grid/work.module.css'
import { useTranslations } from '#i18n/use-translations.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useOutcomeStory } from '#i18n/words/use-outcome-story.ts'
import { useSentences } from '#i18n/words/use-sentences.ts'
import { useUpload } from '#upload/frame/upload-context.ts'
import { Button } from '#ui/button.tsx'
import { LongText } from '#ui/text/long-text.tsx'

type OfRequest = 'in-doubt' | 'unexplained' | 'refused'
type OutcomeOf<Kind extends OfRequest> = Extract<Outcome, { kind: Kind }>

export type RequestGroup<Kind extends OfRequest> = {
  readonly request: number
  readonly positions: readonly Position[]
  /** Outcome of the first entry. Others differ only in the result of a resend. */
  readonly outcome: OutcomeOf<Kind>
}

/** Groups entries with the same outcome by the request that left them there, in the order of the requests. */
function groupByRequest<Kind extends OfRequest>(
  positions: readonly Position[],
  outcomes: readonly Outcome[],
  kind: Kind,
): readonly RequestGroup<Kind>[] {
  const isOfKind = (outcome: Outcome): outcome is OutcomeOf<Kind> => outcome.kind === kind
  const groups = new Map<number, { positions: Position[]; outcome: OutcomeOf<Kind> }>()
  for (const position of positions) {
    const outcome = outcomes[position]
    if (outcome === undefined || !isOfKind(outcome)) continue
    const request = requestOf(outcome)
    const group = groups.get(request)
    if (group) group.positions.push(position)
    else groups.set(request, { positions: [position], outcome })
  }
  return [...groups]
    .map(([request, group]) => ({ request, ...group }))
    .sort((one, other) => one.request - other.request)
}

function requestOf(outcome: OutcomeOf<OfRequest>): number {
  return outcome.kind === 'in-doubt' ? outcome.doubt.request : outcome.request
}

export function useRequestGroups<Kind extends OfRequest>(
  positions: readonly Position[],
  kind: Kind,
): readonly RequestGroup<Kind>[] {
  const { outcomes } = useUpload().view.state
  return useMemo(() => groupByRequest(positions, outcomes, kind), [positions, outcomes, kind])
}

/** Sentence about the entries of one request. */
export type GroupSentence = Pick<RequestGroup<OfRequest>, 'request' | 'positions'> & {
  readonly text: string
  /** Message of the service. */
  readonly excerpt?: string
}

type GroupSentencesProps = {
  readonly groups: readonly GroupSentence[]
  /** null: this tab is read-only. */
  readonly selection: Selection | null
}

const SHOWN = 5

/** Sentences about the entries of several requests. Selecting a request selects all its entries. */
export function GroupSentences({ groups, selection }: GroupSentencesProps) {
  const t = useTranslations('failures')
  const common = useTranslations('common')
  const [all, setAll] = useState(false)
  return (
    <div className={styles.groups}>
      <ul>
        {(all ? groups : groups.slice(0, SHOWN)).map(({ request, text, excerpt, positions }) => (
          <li key={request} className={styles.group}>
            <label className={styles.selectGroup}>
              {selection && <SelectBox selection={selection} positions={positions} />}
              <span>
                <b>{common('request', { number: String(request) })}</b> {text}
              </span>
            </label>
            {excerpt && <Excerpt text={excerpt} />}
          </li>
        ))}
      </ul>
      {groups.length > SHOWN && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewerGroups') : t('allGroups', { count: groups.length })}
        </Button>
      )}
    </div>
  )
}

/** Message of the service as plain text. */
function Excerpt({ text }: { readonly text: string }) {
  const t = useTranslations('failures')
  return (
    <div className="code anywhere">
      {t('serviceWrote')} <LongText text={text} />
    </div>
  )
}

/** Returns a function that words a fault, without the parts that the pause above the panel already has. */
export function useUnsaidWords(requests: number) {
  const { status } = useUpload().view
  const faultWords = useFaultWords()
  const isPaused = requests === 1 && status.kind === 'paused' && status.why.kind === 'fault'
  const said = isPaused ? status.why.fault : null
  return (fault: Fault) => {
    const words = faultWords(fault)
    const excerpt = excerptOf(fault)
    return {
      words: said && faultWords(said) === words ? '' : words,
      excerpt: said && excerptOf(said) === excerpt ? '' : excerpt,
    }
  }
}

/** Returns the sentence beside a panel's title: about the only request, or the number of requests. */
export function useGroupsLead(groups: readonly GroupSentence[]) {
  const t = useTranslations('failures.doubt')
  const [group, ...others] = groups
  if (group === undefined) return null
  if (others.length > 0) {
    const count = groups.reduce((sum, { positions }) => sum + positions.length, 0)
    return t('leadSeveral', { count, requests: groups.length })
  }
  return (
    <>
      {group.text}
      {group.excerpt && <Excerpt text={group.excerpt} />}
    </>
  )
}

/** Returns a function that words an entry's outcome with the service's message, for entries of different requests. */
export function useStoryWithExcerpt(): (outcome: Outcome) => string {
  const t = useTranslations('failures')
  const storyOf = useOutcomeStory()
  const sentences = useSentences()
  return useCallback(
    (outcome: Outcome) => {
      const story = storyOf(outcome)
      const excerpt = excerptOfOutcome(outcome)
      return excerpt === '' ? story : sentences(story, t('serviceWrote'), excerpt)
    },
    [t, sentences, storyOf],
  )
}

function excerptOfOutcome(outcome: Outcome): string {
  if (outcome.kind === 'refused') return excerptOf(outcome.fault)
  if (outcome.kind !== 'in-doubt' || outcome.since !== null) return ''
  const { cause } = outcome.doubt
  return cause.kind === 'fault' ? excerptOf(cause.fault) : ''
}

/** Returns the service's message about a fault as plain text, or '' if there is none. */
function excerptOf(fault: Fault): string {
  return 'excerpt' in fault ? fault.excerpt : ''
}
