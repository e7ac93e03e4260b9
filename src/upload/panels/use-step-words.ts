import type { StoryStep } from '#domain/upload/events/entry-story.ts'
import { type Arrival, arrivalOf } from '#domain/upload/fault.ts'
import type { Outcome } from '#domain/upload/outcome.ts'
import { useCourierLabel, useNameWithCode } from '#i18n/words/courier-names.ts'
import { useFaultWords } from '#i18n/words/use-fault-words.ts'
import { useFieldName } from '#i18n/words/use-field-name.ts'
import { useOutcomeStory } from '#i18n/words/use-outcome-story.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { IconName } from '#ui/icon.tsx'
import type { BarTone } from '#ui/feedback/stacked-bar.tsx'
import { OUTCOME_LOOKS } from '#entries/outcome-mark.tsx'

/** One step of a history as rendered. */
export type StepWords = {
  readonly icon: IconName
  readonly tone?: BarTone
  readonly title: string
  /** Details: a full message, or an old and a new value. */
  readonly lines: readonly string[]
}

/** Returns a function that words one step. */
export function useStepWords(): (step: StoryStep) => StepWords {
  const t = useTranslations('upload.story')
  const decided = useDecisionWords()
  const sent = useSentWords()
  const outcomeWords = useOutcomeLines()
  const faultWords = useFaultWords()
  return (step) => {
    switch (step.kind) {
      case 'sent':
        return { icon: 'sending', ...sent(step) }
      case 'answered':
        return outcomeWords(step.outcome)
      case 'faulted':
        return {
          ...OUTCOME_LOOKS[step.outcome.kind],
          title: faultWords(step.fault),
          lines: [t(`after.${arrivalOfStep(step)}`), ...excerptOf(step)],
        }
      default:
        return decided(step)
    }
  }
}

type StepOf<Kind extends StoryStep['kind']> = Extract<StoryStep, { kind: Kind }>

/** A request that was too large is split, so only a single entry is refused for its size. */
function arrivalOfStep({ fault, outcome }: StepOf<'faulted'>): Arrival {
  return arrivalOf(fault, outcome.kind === 'waiting' ? 2 : 1)
}

function excerptOf({ fault }: StepOf<'faulted'>): readonly string[] {
  return 'excerpt' in fault && fault.excerpt !== '' ? [fault.excerpt] : []
}

function useSentWords(): (step: StepOf<'sent'>) => Pick<StepWords, 'title' | 'lines'> {
  const t = useTranslations('upload.story')
  const courierLabel = useCourierLabel()
  return ({ submission, request, entry: { courier } }) => ({
    title: submission === 0 ? t('sent', { request }) : t('resent', { number: submission, request }),
    lines: courier ? [t('withCourier', { courier: courierLabel(courier) })] : [],
  })
}

/** Returns a function that words an outcome: its name and details. */
export function useOutcomeLines(): (outcome: Outcome) => StepWords {
  const nameOf = useTranslations('common.outcome')
  const story = useOutcomeStory()
  return (outcome) => {
    const told = story(outcome)
    return {
      ...OUTCOME_LOOKS[outcome.kind],
      title: nameOf(outcome.kind),
      lines: told === '' ? [] : [told],
    }
  }
}

type Decision = Exclude<StoryStep, StepOf<'sent' | 'answered' | 'faulted'>>

function useDecisionWords(): (step: Decision) => StepWords {
  const t = useTranslations('upload.story')
  const fieldName = useFieldName()
  const nameWithCode = useNameWithCode()
  const lineOf = ({ field, from, to }: StepOf<'corrected'>['changes'][number]) =>
    t('change', { field: fieldName(field), from: from || t('none'), to: to || t('none') })
  return (step) => {
    switch (step.kind) {
      case 'corrected':
        return { icon: 'undo', title: t('corrected'), lines: step.changes.map(lineOf) }
      case 'courier-chosen': {
        const name = nameWithCode(step.courierName, step.courier)
        const title = step.joined ? t('joined', { name }) : t('chosen', { name, count: step.count })
        return { icon: 'question', title, lines: [] }
      }
      case 'choice-dropped':
        return { icon: 'undo', title: t('dropped'), lines: [] }
      case 'set-aside': {
        const { why } = step
        const title = why === '' ? t('setAside') : t('setAsideWhy', { why })
        return { icon: 'aside', title, lines: [] }
      }
      case 'marked':
        return { icon: 'check', title: t('marked'), lines: [] }
      case 'taken-back':
        return { icon: 'undo', title: t('takenBack'), lines: [] }
    }
  }
}
