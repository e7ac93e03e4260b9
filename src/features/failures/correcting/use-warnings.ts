import { useQuery } from '@tanstack/react-query'
import { changedFields, isElsewhere, type WorkRow } from '#features/failures/grid/work-row.ts'
import { recordQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'
import { useUpload } from '#page/upload-context.ts'

/** The warnings of the changed fields of a row. The lists and earlier uploads are elsewhere, so they come a moment later. */
export function useWarnings(row: WorkRow) {
  const services = useServices()
  const { header } = useUpload().view
  const { entry } = row
  const enabled = row.sent !== undefined
  const cells = useQuery({ ...recordQuery(services, 'checkEntry', entry), enabled })
  const earlier = useQuery({
    ...recordQuery(services, 'findRepeat', { entry, upload: header.id }),
    enabled,
  })
  const changed = changedFields(row)
  return {
    cells: (cells.data ?? []).filter(({ field }) => changed.includes(field)),
    earlier: (isElsewhere(row) && earlier.data) || null,
  }
}
