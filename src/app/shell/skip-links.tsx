import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { useTranslations } from '#i18n/use-translations.ts'
import { useDraft } from '#page/services.ts'
import styles from './shell.module.css'

/** The ways past the header for the keyboard: with a sheet on the page, to its cells and to its issues first. */
export function SkipLinks() {
  const t = useTranslations('shell.skip')
  const [path] = useLocation()
  const hasSheet = useDraft().snapshot.rowCount > 0 && path === '/'
  const places = hasSheet ? (['sheet', 'issues', 'page'] as const) : (['page'] as const)
  return (
    <div className={styles.skips}>
      {places.map((place) => (
        <a key={place} className={styles.skip} href={`#${place}`} onClick={skip}>
          {t(place)}
        </a>
      ))}
    </div>
  )
}

/** Keeps the address; in a sheet the focus returns to the cell that had it last. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const { hash } = event.currentTarget
  const place = document.querySelector<HTMLElement>(hash)
  const cell = '[data-active=true]'
  const target = (hash === '#sheet' && place?.querySelector<HTMLElement>(cell)) || place
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus()
}
