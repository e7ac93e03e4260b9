import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useFileDrop } from '#features/spreadsheet/use-file-drop.ts'
import type { Services } from '#app/services.ts'

/** A file dropped on any other page goes into the sheet too, and takes the person there. */
export function DropElsewhere({ services }: { services: Services }) {
  const [location] = useLocation()
  return location === '/' ? null : <Drop services={services} />
}

function Drop({ services: { draft, ownership } }: { services: Services }) {
  const [, navigate] = useLocation()
  const owner = useSyncExternalStore(ownership.subscribe, ownership.getSnapshot) === 'owner'
  const take = (files: readonly File[]) => {
    draft.importFiles(files)
    navigate('/')
  }
  useFileDrop(owner ? take : null)
  return null
}
