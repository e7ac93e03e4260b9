import { useEffect, useId, useRef } from 'react'
import { useFormatter, useTranslations } from '#i18n/use-translations.ts'
import tones from '#page/tones.module.css'
import { Icon } from '#ui/icon.tsx'
import {
  GROUPS,
  PANEL_LOOKS,
  type PanelCounts,
  type PanelKind,
  usePanelName,
} from './panel-kinds.ts'
import styles from './rail.module.css'

type RailProps = {
  readonly counts: PanelCounts
  readonly open: PanelKind
  /** `takesFocus`: the keyboard goes on in the panel, unless a pointer is at work. */
  readonly onOpen: (kind: PanelKind, takesFocus: boolean) => void
}

/** What there is in this upload, by what has to be done about it; each opens its panel. */
export function Rail({ counts, open, onOpen }: RailProps) {
  const t = useTranslations('upload.rail')
  // What is open stays, also when nothing is left of it.
  const isShown = (kind: PanelKind) => counts[kind] > 0 || kind === open
  const groups = GROUPS.map(({ name, kinds }) => ({ name, kinds: kinds.filter(isShown) }))
  const rail = useRef<HTMLElement>(null)
  // Kinds that come while entries are sent push the open one along.
  const place = groups.flatMap(({ kinds }) => kinds).indexOf(open)
  useEffect(() => {
    const nav = rail.current
    if (nav === null) return
    // At once, and whenever the window is made narrower.
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

/** On a phone the rail is one line, of which only a part is seen. */
function bringIntoSight(rail: HTMLElement, place: number) {
  const button = rail.querySelectorAll('[data-kind]')[place]
  if (button === undefined) return
  const box = rail.getBoundingClientRect()
  const { left, right } = button.getBoundingClientRect()
  if (left < box.left || right > box.right) rail.scrollLeft += left - box.left - BEFORE
}

/** How much of the button before stays in sight, to show that there is one. */
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
