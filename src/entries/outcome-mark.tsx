import type { OutcomeKind } from '#domain/upload/outcome.ts'
import type { BarTone } from '#ui/feedback/stacked-bar.tsx'
import type { IconName } from '#ui/icon.tsx'

type OutcomeLook = { readonly icon: IconName; readonly tone: BarTone }

/** Icon and tone of each outcome, always shown with its name. */
export const OUTCOME_LOOKS: Readonly<Record<OutcomeKind, OutcomeLook>> = {
  accepted: { icon: 'check', tone: 'ok' },
  'courier-needed': { icon: 'question', tone: 'ask' },
  failed: { icon: 'cross', tone: 'bad' },
  unexplained: { icon: 'info', tone: 'muted' },
  'in-doubt': { icon: 'doubt', tone: 'warn' },
  refused: { icon: 'refused', tone: 'bad' },
  'not-sent': { icon: 'undo', tone: 'muted' },
  'set-aside': { icon: 'aside', tone: 'muted' },
  waiting: { icon: 'clock', tone: 'rest' },
  sending: { icon: 'sending', tone: 'accent' },
}
