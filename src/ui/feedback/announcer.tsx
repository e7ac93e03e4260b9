import { createContext, Fragment, type ReactNode, useContext, useEffect, useState } from 'react'
import { type Announce, createAnnouncements } from './announcements.ts'

const AnnounceContext = createContext<Announce>(() => undefined)
const SpokenContext = createContext<readonly string[]>([])

/** Gives the app one polite line, which says after a second of quiet all that was announced. */
export function Announcer({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState<readonly string[]>([])
  const [{ announce, stop }] = useState(() => createAnnouncements(setSpoken))
  useEffect(() => stop, [stop])
  return (
    <AnnounceContext value={announce}>
      <SpokenContext value={spoken}>
        {children}
        <SpokenLine />
      </SpokenContext>
    </AnnounceContext>
  )
}

/** What is said just now, each text in a line. A modal dialog has one of its own: while it is open, nothing outside it is read out. */
export function SpokenLine() {
  const spoken = useContext(SpokenContext)
  return (
    <div role="status" className="visually-hidden">
      {spoken.map((text, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              {' '}
              <br />
            </>
          )}
          {text}
        </Fragment>
      ))}
    </div>
  )
}

/** Says a text when it is quiet; for changes that a sighted person sees anyway. Of several about the same, the newest is said. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
