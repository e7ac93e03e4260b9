import { createContext, Fragment, type ReactNode, useContext, useEffect, useState } from 'react'
import { type Announce, createAnnouncements } from './announcements.ts'

const AnnounceContext = createContext<Announce>(() => undefined)
const SpokenContext = createContext<readonly string[]>([])

/** Provides the app with one polite live region, which announces collected texts after a quiet second. */
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

/** The live region, one text per line. A modal dialog has its own: screen readers skip everything outside an open one. */
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

/** Returns the function that announces a change to screen readers. Of several texts about the same topic, only the newest is announced. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
