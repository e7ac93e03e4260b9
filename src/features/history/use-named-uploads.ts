import { useMemo } from 'react'
import { useSourceName } from '#i18n/words/use-source-name.ts'
import { useUploadName } from '#i18n/words/use-upload-name.ts'
import type { ListedUpload } from '#records/list-uploads.ts'

/** The uploads of which a name holds the text: the one that is shown, or that of any of its sheets. */
export function useNamedUploads(
  uploads: readonly ListedUpload[],
  searched: string,
): readonly ListedUpload[] {
  const nameOf = useUploadName()
  const sourceName = useSourceName()
  return useMemo(() => {
    const wanted = searched.toLowerCase()
    if (wanted === '') return uploads
    return uploads.filter(({ header }) =>
      [nameOf(header), ...header.sources.map(sourceName)].some((name) =>
        name.toLowerCase().includes(wanted),
      ),
    )
  }, [uploads, searched, nameOf, sourceName])
}
