import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { createQueryClient, KEPT } from './queries.ts'
import { useServices } from './services.ts'

/** Another tab that sends tells after each request. */
const BETWEEN_READS_MS = 500

const pageClient = createQueryClient()

type QueriesRootProps = { readonly client?: QueryClient; readonly children: ReactNode }

/** Lets everything inside read what is kept, and has it read again when an upload changed something. */
export function QueriesRoot({ client = pageClient, children }: QueriesRootProps) {
  const { uploads } = useServices()
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
  }, [uploads, client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
