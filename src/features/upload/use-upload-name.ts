import type { UploadHeader } from '#domain/upload/upload.ts'
import { useSourceNames } from '#i18n/use-source-name.ts'

/** Names an upload as the person did, else by its sources. */
export function useUploadName(): (header: UploadHeader) => string {
  const nameOf = useSourceNames()
  return ({ name, sources }) => name ?? nameOf(sources)
}
