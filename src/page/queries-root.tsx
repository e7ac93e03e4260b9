import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { KEPT, pageClient } from './queries.ts'
import { useServices } from './services.ts'

/** Another tab that sends tells after each request. */
const BETWEEN_READS_MS = 500

type QueriesRootProps = { readonly client?: QueryClient; readonly children: ReactNode }

/** Lets everything inside read what is kept, and has it read again when an upload changed something. */
export function QueriesRoot({ client = pageClient, children }: QueriesRootProps) {
  return (
    <QueryClientProvider client={client}>
      <ReadAgain />
      {children}
    </QueryClientProvider>
  )
}

/** Draws nothing; has what is kept read again when the uploads say that something changed. */
function ReadAgain() {
  const { uploads } = useServices()
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let readAt = -Infinity
    const readAgain = () => {
      timer = undefined
      readAt = performance.now()
      void client.invalidateQueries({ queryKey: KEPT })
    }
    const stop = uploads?.subscribe(() => {
      timer ??= setTimeout(readAgain, readAt + BETWEEN_READS_MS - performance.now())
    })
    return () => {
      stop?.()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the timer calls the client
  }, [uploads, client])
  return null
}
