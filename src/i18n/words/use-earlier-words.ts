import type { RepeatKind } from '#domain/draft/issues/judge-repeat.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from './use-when.ts'

/** Facts about an entry from an earlier upload: its time, and its number if that differs. */
export type EarlierTold = { readonly at: number | null; readonly number: string | null }

/** Returns a function that words the relation of an entry to an earlier upload. */
export function useEarlierWords(): (kind: RepeatKind, told: EarlierTold) => string {
  const t = useTranslations('prepare.issue')
  const when = useWhen()
  return (kind, { at, number }) => {
    const told = { when: at === null ? '' : when(at), number: number ?? '' }
    if (kind === 'already-accepted' || kind === 'other-number-accepted') return t(kind, told)
    return t(`${kind}.${number === null ? 'same' : 'other'}`, told)
  }
}
