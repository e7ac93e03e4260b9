import type { RepeatKind } from '#domain/draft/issues/judge-repeat.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useWhen } from './use-when.ts'

/** What an earlier upload says of an entry: since when, and the number that it has there, where it is another one. */
export type EarlierTold = { readonly at: number | null; readonly number: string | null }

/** Says in words what an earlier upload had of an entry. */
export function useEarlierWords(): (kind: RepeatKind, told: EarlierTold) => string {
  const t = useTranslations('prepare.issue')
  const when = useWhen()
  return (kind, { at, number }) => {
    const told = { when: at === null ? '' : when(at), number: number ?? '' }
    if (kind === 'already-accepted' || kind === 'other-number-accepted') return t(kind, told)
    return t(`${kind}.${number === null ? 'same' : 'other'}`, told)
  }
}
