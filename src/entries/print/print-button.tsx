import { useState } from 'react'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { DriverList } from './driver-list.tsx'

type PrintButtonProps = {
  readonly look?: ButtonLook
  readonly iconOnly?: boolean
  readonly disabled?: boolean
  readonly read: () => Promise<readonly TrackingEntry[]> | readonly TrackingEntry[]
  /** Name of the upload or sheet. */
  readonly name: string
  /** Shop of the parcels, if it has a name. */
  readonly shop?: string | undefined
  /** Number of entries that are not on the list because they have problems. */
  readonly heldBack?: number
}

/** Prints a list for the driver: by courier, with a check box for each parcel. */
export function PrintButton({ read, name, shop, heldBack = 0, ...look }: PrintButtonProps) {
  const t = useTranslations('print')
  const [entries, setEntries] = useState<readonly TrackingEntry[] | null>(null)
  const print = async () => setEntries(await read())
  return (
    <>
      <Button icon="print" aria-label={t('button')} {...look} onClick={() => void print()}>
        {t('button')}
      </Button>
      {entries && (
        <DriverList
          entries={entries}
          name={name}
          shop={shop}
          heldBack={heldBack}
          onDone={() => setEntries(null)}
        />
      )}
    </>
  )
}
