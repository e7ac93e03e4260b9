import { isMarked, OUTCOME_KINDS, type OutcomeKind } from '#domain/upload/outcome.ts'
import { findBlockers } from '#domain/upload/requests/waiting-behind.ts'
import { positionsByKind } from '#domain/upload/summary.ts'
import type { UploadState } from '#domain/upload/upload.ts'
import type { Position } from '#domain/upload/upload-event.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { OUTCOME_LOOKS } from '#entries/outcome-mark.tsx'
import type { BarTone } from '#ui/feedback/stacked-bar.tsx'
import type { IconName } from '#ui/icon.tsx'

/** Panels below the summary: entries by outcome, two subsets of an outcome, all entries, and the log. */
export type PanelKind = OutcomeKind | 'blocked' | 'marked' | 'all' | 'log'

const WITH_FILLED_BUTTON: readonly PanelKind[] = [
  'courier-needed',
  'failed',
  'in-doubt',
  'unexplained',
  'refused',
]

/** Returns whether the panel has the page's one filled button. */
export const hasFilledButton = (kind: PanelKind) => WITH_FILLED_BUTTON.includes(kind)

/** Group of each kind, in the order of the rail. The first group starts with the most urgent kind. */
const GROUP_OF = {
  'courier-needed': 'needsYou',
  failed: 'needsYou',
  'in-doubt': 'needsYou',
  unexplained: 'needsYou',
  refused: 'needsYou',
  'not-sent': 'needsYou',
  sending: 'inProgress',
  waiting: 'inProgress',
  blocked: 'inProgress',
  accepted: 'done',
  marked: 'done',
  'set-aside': 'done',
  all: 'everything',
  log: 'everything',
} as const satisfies Readonly<Record<PanelKind, string>>

export const PANEL_KINDS = Object.keys(GROUP_OF) as readonly PanelKind[]

/** Groups in the order of the rail. */
export const GROUPS = (['needsYou', 'inProgress', 'done', 'everything'] as const).map((name) => ({
  name,
  kinds: PANEL_KINDS.filter((kind) => GROUP_OF[kind] === name),
}))

export type PanelCounts = Readonly<Record<PanelKind, number>>

/** Counts the entries of each panel. */
export function countPanels(state: UploadState): PanelCounts {
  const marked = positionsOf(state, 'marked').length
  return {
    ...state.counts,
    accepted: state.counts.accepted - marked,
    blocked: findBlockers(state).size,
    marked,
    all: state.entries.length,
    log: state.requests.length,
  }
}

/** Panels of some of the entries. */
export type EntriesKind = Exclude<PanelKind, 'all' | 'log'>

/** Returns the positions of a panel's entries, in the order of the sheet. */
export function positionsOf(state: UploadState, kind: EntriesKind): readonly Position[] {
  const { outcomes } = state
  if (kind === 'blocked') return [...findBlockers(state).keys()]
  if (kind !== 'marked' && kind !== 'accepted') return positionsByKind(outcomes)[kind]
  const { accepted } = positionsByKind(outcomes)
  const isByPerson = (position: Position) => isMarked(outcomes[position])
  if (kind === 'marked') return accepted.filter(isByPerson)
  return accepted.some(isByPerson) ? accepted.filter((one) => !isByPerson(one)) : accepted
}

/** Counts the entries that need the user. */
export function countNeedy(counts: UploadState['counts']): number {
  const needy = OUTCOME_KINDS.filter((kind) => GROUP_OF[kind] === 'needsYou')
  return needy.reduce((sum, kind) => sum + counts[kind], 0)
}

/** Returns the most urgent kind that has entries. */
export function mostUrgent(counts: PanelCounts): PanelKind | undefined {
  return PANEL_KINDS.find((kind) => GROUP_OF[kind] === 'needsYou' && counts[kind] > 0)
}

type Look = { readonly icon: IconName; readonly tone: BarTone }

const OTHER_LOOKS = {
  blocked: { icon: 'clock', tone: 'warn' },
  marked: { icon: 'check', tone: 'muted' },
  all: { icon: 'sheet', tone: 'muted' },
  log: { icon: 'list', tone: 'muted' },
} as const

export const PANEL_LOOKS: Readonly<Record<PanelKind, Look>> = { ...OUTCOME_LOOKS, ...OTHER_LOOKS }

/** Names a panel and its button in the rail. */
export function usePanelName(): (kind: PanelKind) => string {
  const common = useTranslations('common.outcomes')
  const failures = useTranslations('failures')
  const couriers = useTranslations('couriers')
  const all = useTranslations('upload.all')
  const receipts = useTranslations('receipts.record')
  return (kind) => {
    switch (kind) {
      case 'courier-needed':
        return couriers('title')
      case 'blocked':
        return failures('behind.title')
      case 'marked':
        return failures('marked.title')
      case 'all':
        return all('title')
      case 'log':
        return receipts('title')
      default:
        return common(kind)
    }
  }
}
