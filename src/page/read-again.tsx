import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAgain } from './queries.ts'
import { useServices } from './services.ts'

/** Another tab that sends tells after each request. */
const BETWEEN_READS_MS = 500

/**
 * Draws nothing. It begins the queries, and when the uploads say that something changed, they are read again, with the
 * couriers that answers bring.
 */
export function ReadAgain() {
  const { uploads } = useServices()
  const client = useQueryClient()
  // As QueryClientProvider does: the roof gives the context alone, since it stands before there are queries.
  useEffect(() => {
    client.mount()
    return () => client.unmount()
  }, [client])
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
