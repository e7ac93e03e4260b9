import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { isTouched } from '#ui/is-touched.ts'
import { Dock } from './frame.tsx'
import styles from './panel.module.css'

const Arrival = createContext<() => boolean>(() => false)

/** Says, once, that the panel that is drawn now takes the keyboard to its heading. */
export const PanelArrival = Arrival.Provider

type PanelProps = {
  /** Names the region and is its heading. */
  readonly title: string
  /** What it is about, in a sentence beside the title. */
  readonly lead?: ReactNode
  /** At the right of the title: filters, a search, keys. */
  readonly tools?: ReactNode
  /** Behind them, and on a phone beside the title: the way through what is listed. */
  readonly steps?: ReactNode
  readonly foot?:
    | {
        /** At the left: how far the work has come. */
        readonly text?: ReactNode
        /** At the right; the last is the only filled button of the page. */
        readonly actions?: ReactNode
      }
    | undefined
  /** Takes the keyboard to the first open field when the panel opened by itself; without it the heading has it. */
  readonly onArrive?: () => void
  readonly children: ReactNode
}

/** The one task of a page that is open: it fills the room below the summary, and only its body scrolls. */
export function Panel({ title, lead, tools, steps, foot, onArrive, children }: PanelProps) {
  const id = useId()
  const heading = useArrival(onArrive)
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {lead && <div className={styles.lead}>{lead}</div>}
        {tools && <div className={styles.tools}>{tools}</div>}
        {steps && <div className={styles.steps}>{steps}</div>}
      </header>
      <div className={styles.body}>{children}</div>
      {foot && (
        <Dock className={styles.foot}>
          <div className={styles.text}>{foot.text}</div>
          <div className={styles.actions}>{foot.actions}</div>
        </Dock>
      )}
    </section>
  )
}

/** The heading of a panel that opened because the one before it was done. */
function useArrival(onArrive: (() => void) | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrival = useContext(Arrival)
  const takeKeyboard = useEffectEvent(() => {
    heading.current?.focus()
    if (!isTouched()) onArrive?.()
  })
  useEffect(() => {
    if (arrival()) takeKeyboard()
  }, [arrival])
  return heading
}
