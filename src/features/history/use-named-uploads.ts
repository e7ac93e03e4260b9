import { useMemo } from 'react'
import { useSourceName } from '#i18n/use-source-name.ts'
import type { ListedUpload } from '#workers/records-list-uploads.ts'

/** The uploads of which a name holds the text: the given one, or that of any of its sheets. */
export function useNamedUploads(
  uploads: readonly ListedUpload[],
  searched: string,
): readonly ListedUpload[] {
  const sourceName = useSourceName()
  return useMemo(() => {
    const wanted = searched.toLowerCase()
    if (wanted === '') return uploads
    return uploads.filter(({ header }) =>
      [header.name ?? '', ...header.sources.map(sourceName)].some((name) =>
        name.toLowerCase().includes(wanted),
      ),
    )
  }, [uploads, searched, sourceName])
}
