import { useCallback } from 'react'
import type { UploadHeader } from '#domain/upload/upload.ts'
import { useSourceNames } from './use-source-name.ts'

/** Names an upload as the person called it, else by its sources. */
export function useUploadName(): (header: Pick<UploadHeader, 'name' | 'sources'>) => string {
  const namesOf = useSourceNames()
  return useCallback((header) => header.name ?? namesOf(header.sources), [namesOf])
}
