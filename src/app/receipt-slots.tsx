import { useMemo } from 'react'
import { Download, type ReceiptsProps } from '#features/receipts/download.tsx'
import { RawRecord } from '#features/receipts/raw-record.tsx'
import type { Services } from './services.ts'

type SlotProps = Pick<ReceiptsProps, 'view'>

/** The download and the record of an upload for its page, with the records that they ask. */
export function useReceiptSlots({ records }: Services) {
  return useMemo(
    () => ({
      download: ({ view }: SlotProps) => <Download view={view} records={records} />,
      record: ({ view }: SlotProps) => <RawRecord view={view} records={records} />,
    }),
    [records],
  )
}
