import type { RecordsClient } from '#records/client.ts'

/** What the settings know and do beyond themselves. */
export type SettingsDeps = {
  readonly records: RecordsClient
  /** false: another tab is the one that can change things. */
  readonly canAct: boolean
  /** An upload is being sent: it stays. */
  readonly isSending: boolean
  /** Rows of the sheet that is being prepared. */
  readonly draftRows: number
  readonly onForgetLayout: (layout: string) => Promise<void>
  readonly onForgetLayouts: () => Promise<void>
  /** How many of the uploads went. */
  readonly onRemove: (ids: readonly string[]) => Promise<number>
  /** false: nothing was deleted. */
  readonly onDeleteEverything: () => Promise<boolean>
}
