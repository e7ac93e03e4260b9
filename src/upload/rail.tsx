import { useEffect, useId, useRef } from 'react'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import tones from '#entries/tones.module.css'
import { Icon } from '#ui/icon.tsx'
import {
  GROUPS,
  PANEL_LOOKS,
  type PanelCounts,
  type PanelKind,
  usePanelName,
} from '#upload/frame/panel-kinds.ts'
import styles from './rail.module.css'

type RailProps = {
  readonly counts: PanelCounts
  readonly open: PanelKind
  /** `takesFocus`: the panel gets the focus, because the press came from the keyboard. */
  readonly onOpen: (kind: PanelKind, takesFocus: boolean) => void
}

/** Counts of the upload, grouped by next step. Each opens its panel. */
export function Rail({ counts, open, onOpen }: RailProps) {
  const t = useTranslations('upload.rail')
  // The open panel keeps its button even if it has become empty.
  const isShown = (kind: PanelKind) => counts[kind] > 0 || kind === open
  const groups = GROUPS.map(({ name, kinds }) => ({ name, kinds: kinds.filter(isShown) }))
  const rail = useRef<HTMLElement>(null)
  // Kinds that appear while sending move the button of the open panel.
  const place = groups.flatMap(({ kinds }) => kinds).indexOf(open)
  useEffect(() => {
    const nav = rail.current
    if (nav === null) return
    // Fires once at the start, and whenever the window becomes narrower.
    const observer = new ResizeObserver(() => bringIntoSight(nav, place))
    observer.observe(nav)
    return () => observer.disconnect()
  }, [rail, place])
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('title')}>
      {groups.map(({ name, kinds }) => (
        <RailGroup key={name} title={t(name)} {...{ kinds, counts, open, onOpen }} />
      ))}
    </nav>
  )
}

/** On a phone the rail is one scrolling line. */
function bringIntoSight(rail: HTMLElement, place: number) {
  const button = rail.querySelectorAll('[data-kind]')[place]
  if (button === undefined) return
  const box = rail.getBoundingClientRect()
  const { left, right } = button.getBoundingClientRect()
  if (left < box.left || right > box.right) rail.scrollLeft += left - box.left - BEFORE
}

/** Pixels of the previous button that stay visible, to show that there is one. */
const BEFORE = 48

type RailGroupProps = RailProps & {
  readonly title: string
  readonly kinds: readonly PanelKind[]
}

function RailGroup({ title, kinds, counts, open, onOpen }: RailGroupProps) {
  const id = useId()
  if (kinds.length === 0) return null
  return (
    <div className={styles.group}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id} className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <RailButton
              kind={kind}
              count={counts[kind]}
              isOpen={kind === open}
              onPress={(byKey) => onOpen(kind, byKey)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type RailButtonProps = {
  readonly kind: PanelKind
  readonly count: number
  readonly isOpen: boolean
  readonly onPress: (byKey: boolean) => void
}

function RailButton({ kind, count, isOpen, onPress }: RailButtonProps) {
  const nameOf = usePanelName()
  const format = useFormatter()
  const { icon, tone } = PANEL_LOOKS[kind]
  return (
    <button
      type="button"
      className={[styles.kind, tones[tone]].join(' ')}
      data-kind={kind}
      aria-current={isOpen ? 'true' : undefined}
      onClick={({ detail }) => onPress(detail === 0)}
    >
      <Icon name={icon} />
      <span className="fill">{nameOf(kind)}</span> <b>{format.number(count)}</b>
    </button>
  )
}
