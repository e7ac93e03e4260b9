import { useEffect, useRef } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { useItemWords } from '#i18n/words/item-words.ts'
import { plainText } from '#i18n/words/plain-text.ts'
import { useAnnounce } from '#ui/feedback/announcer.tsx'
import type { ScanView } from './scan-state.ts'

/** Announces the result of each scan and the next order, so that scanning works without seeing the picture. */
export function useSpokenScans({ way, target, scans }: ScanView): void {
  const t = useTranslations('scanning')
  const announce = useAnnounce()
  const newest = scans[0]
  const before = useRef<typeof newest>(undefined)
  useEffect(() => {
    if (newest === before.current) return
    const isUndone = (before.current?.key ?? 0) > (newest?.key ?? 0)
    before.current = newest
    if (isUndone) announce(t('spoken.undone'), 'scan')
    else if (newest?.kind === 'elsewhere') {
      const owner = plainText(newest.owner.orderId || t('noOrder'))
      announce(t('spoken.elsewhere', { number: newest.number, owner }), 'scan')
    } else if (newest) {
      const order = plainText(newest.target.orderId || t('noOrder'))
      const { kind, number } = newest
      const text =
        kind === 'taken-off' ? t('takenOff', { order }) : t('spoken.taken', { number, order })
      announce(text, 'scan')
    }
  }, [announce, newest, t])
  const wordsOf = useItemWords()
  useEffect(() => {
    if (target === null) return
    const order = plainText(target.orderId)
    const next = t(way === 'next-order' ? 'spoken.next' : 'spoken.label', { order })
    announce([next, wordsOf(target.items) ?? ''].join(' ').trim(), 'order')
  }, [announce, target, t, way, wordsOf])
}
