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
import { Dock } from '#shell/frame.tsx'
import styles from './panel.module.css'

const Arrival = createContext<() => boolean>(() => false)

/** Returns true once for a panel that should take the focus when it renders. */
export const PanelArrival = Arrival.Provider

type PanelProps = {
  /** Heading and accessible name of the region. */
  readonly title: string
  /** Sentence beside the title. */
  readonly lead?: ReactNode
  /** At the right of the title: filters, a search, shortcuts. */
  readonly tools?: ReactNode
  /** After the tools, and on a phone beside the title: buttons that step through the list. */
  readonly steps?: ReactNode
  readonly foot?:
    | {
        /** At the left: progress. */
        readonly text?: ReactNode
        /** At the right. The last one is the page's only filled button. */
        readonly actions?: ReactNode
      }
    | undefined
  /** Focuses the first open field when the panel opened automatically. Without it, the heading has the focus. */
  readonly onArrive?: () => void
  readonly children: ReactNode
}

/** The page's open task. It fills the height below the summary, and only its body scrolls. */
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
      <div data-scrolls className={styles.body}>
        {children}
      </div>
      {foot && (
        <Dock className={styles.foot}>
          <div className={styles.text}>{foot.text}</div>
          <div className={styles.actions}>{foot.actions}</div>
        </Dock>
      )}
    </section>
  )
}

/** Returns the ref of the heading, and focuses it if the panel opened because the one before was done. */
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
