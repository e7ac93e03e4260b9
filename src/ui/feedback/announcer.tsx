import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'

const QUIET_MS = 1000
/** Long enough to be read out; what is said again afterwards is heard again. */
const SAID_MS = 4000

const AnnounceContext = createContext<(text: string) => void>(() => undefined)
const SpokenContext = createContext('')

/** Gives the app one polite line, which speaks after a second of quiet: only the newest text is said. */
export function Announcer({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const announce = useCallback((text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSpoken(text)
      timer.current = setTimeout(() => setSpoken(''), SAID_MS)
    }, QUIET_MS)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <AnnounceContext value={announce}>
      <SpokenContext value={spoken}>
        {children}
        <SpokenLine />
      </SpokenContext>
    </AnnounceContext>
  )
}

/** What is said just now. A modal dialog has one of its own: while it is open, nothing outside it is read out. */
export function SpokenLine() {
  const spoken = useContext(SpokenContext)
  return (
    <div role="status" className="visually-hidden">
      {spoken}
    </div>
  )
}

/** Says a text when it is quiet; for changes that a sighted person sees anyway. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}
