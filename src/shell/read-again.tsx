import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAgain } from './queries.ts'
import { useServices } from './services.ts'

/** Minimum time between reads, because a tab that sends reports every request. */
const BETWEEN_READS_MS = 500

/** Renders nothing. Mounts the query client, and loads uploads and couriers again after uploads have changed. */
export function ReadAgain() {
  const { uploads } = useServices()
  const client = useQueryClient()
  // As QueryClientProvider does. The root only provides the context, because it renders before the queries have loaded.
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
