import { useEffect, useRef } from 'react'
import { useEnumeration } from '#i18n/words/use-enumeration.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { type DraftSnapshot, isFiltered } from '#domain/draft/draft-view.ts'
import { useDraft } from '#shell/services.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import { countLeftOut } from '#sheet/state/count-left-out.ts'
import { useNothingShown } from './use-nothing-shown.ts'
import { useFilled, useSkipped } from '#sheet/bars/sheet-notices.tsx'

/** Announces the sheet's counts after each change, and what the change skipped. */
export function DraftAnnouncements() {
  const { snapshot } = useDraft()
  const t = useTranslations('prepare.sheet')
  const tRepeats = useTranslations('prepare.repeats')
  const tSource = useTranslations('prepare.source')
  const announce = useAnnounce()
  const skipped = useSkipped(snapshot)
  const filled = useFilled(snapshot)
  const enumerate = useEnumeration()
  const { entryCount, noNumberCount, problemCount, warningCount } = snapshot
  const { checked, repeated, sources } = snapshot
  const leftOutCount = countLeftOut(snapshot)
  const accepted = sources.map(({ receipt }) => receipt?.accepted ?? 0).filter(Boolean)
  const parts = [
    t('spoken.entries', { count: entryCount }),
    ...(problemCount > 0 ? [t('spoken.problems', { count: problemCount })] : []),
    ...(warningCount > 0 ? [t('spoken.warnings', { count: warningCount })] : []),
    ...(noNumberCount > 0 ? [t('withoutNumber', { count: noNumberCount })] : []),
    ...(leftOutCount > 0 ? [t('countLeftOut', { count: leftOutCount })] : []),
    ...(repeated.length > 0 ? [tRepeats('label')] : []),
    ...accepted.map((count) => tSource('acceptedSkipped', { count })),
  ]
  const standing = t('spoken.standing', { standing: enumerate(parts) })
  const news = [filled, skipped, standing].filter(Boolean).join(' ')
  const said = useRef('')
  useEffect(() => {
    if (!checked || said.current === news) return
    said.current = news
    announce(news, 'sheet')
  }, [announce, checked, news])
  // On another page the sheet's counts are out of place.
  useEffect(() => () => announce('', 'sheet'), [announce])
  useFilterAnnouncements(snapshot)
  return null
}

/** Announces the number of rows that a filter or search leaves. */
function useFilterAnnouncements({ filter, shownCount, entryCount, noNumberCount }: DraftSnapshot) {
  const t = useTranslations('prepare.sheet')
  const announce = useAnnounce()
  const count = entryCount + noNumberCount
  const nothing = useNothingShown(filter)
  const left = shownCount === 0 ? nothing : t('shown', { shown: shownCount, count })
  const text = isFiltered(filter) ? left : ''
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    announce(text, 'filter')
  }, [announce, text])
}
