import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { pageClient, readAgain } from './queries.ts'
import { useServices } from './services.ts'

/** Another tab that sends tells after each request. */
const BETWEEN_READS_MS = 500

type QueriesRootProps = { readonly client?: QueryClient; readonly children: ReactNode }

/** Lets everything inside read what is kept, and has read again what an upload changed. */
export function QueriesRoot({ client = pageClient, children }: QueriesRootProps) {
  return (
    <QueryClientProvider client={client}>
      <ReadAgain />
      {children}
    </QueryClientProvider>
  )
}

/** Draws nothing; when the uploads say that something changed, they are read again, with the couriers that answers bring. */
function ReadAgain() {
  const { uploads } = useServices()
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let readAt = -Infinity
    const read = () => {
      timer = undefined
      readAt = performance.now()
      void readAgain(client, ['uploads', 'couriers'])
    }
    const stop = uploads?.subscribe(() => {
      timer ??= setTimeout(read, readAt + BETWEEN_READS_MS - performance.now())
    })
    return () => {
      stop?.()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the timer calls the client
  }, [uploads, client])
  return null
}
