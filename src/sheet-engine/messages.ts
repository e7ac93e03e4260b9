import type { DraftRow, DraftSnapshot } from '#domain/draft/draft-view.ts'
import type { DraftClient } from './client.ts'

/** What the page asks for and does not wait for. */
export type CommandName =
  | 'importFiles'
  | 'importPaste'
  | 'importSample'
  | 'replaceSheet'
  | 'addEntry'
  | 'editCell'
  | 'pasteCells'
  | 'restoreOriginal'
  | 'deleteRows'
  | 'deleteShown'
  | 'dropCopies'
  | 'removeRepeats'
  | 'keepRepeats'
  | 'fixSeveral'
  | 'sendAsItIs'
  | 'takeNumbers'
  | 'swapRow'
  | 'swapColumns'
  | 'keepColumns'
  | 'keepCopy'
  | 'setCouriers'
  | 'setDefaultCourier'
  | 'useMerchantNumbers'
  | 'undo'
  | 'redo'
  | 'setFilter'
  | 'setPlace'
  | 'askColumns'
  | 'answerColumns'
  | 'answerSheets'
  | 'askAgain'
  | 'dismissCancelled'
  | 'changeReading'
  | 'dismissReadProblems'

/** What the page asks and is answered. */
export type RequestName =
  | 'previewEntries'
  | 'previewReading'
  | 'previewColumns'
  | 'listCouriers'
  | 'findIssue'
  | 'moveToUpload'
  | 'forgetLayouts'
  | 'forgetLayout'
  | 'forgetEverything'

type Call<Name extends keyof DraftClient> = {
  [name in Name]: { readonly name: name; readonly args: Parameters<DraftClient[name]> }
}[Name]

export type Command = Call<CommandName>
/** Commands that read sheets or storage. */
export type SlowCommand = Call<(typeof SLOW_COMMANDS)[number]>
export type QuickCommand = Exclude<Command, SlowCommand>

const SLOW_COMMANDS = [
  'importFiles',
  'importPaste',
  'importSample',
  'answerColumns',
  'answerSheets',
  'changeReading',
] as const satisfies readonly CommandName[]

export function isSlow(command: Command): command is SlowCommand {
  return (SLOW_COMMANDS as readonly CommandName[]).includes(command.name)
}

export type Request = Call<RequestName>

/** From the page to the worker. `seq` counts commands, so that the page knows which are in a state. */
export type PageMessage =
  | {
      readonly type: 'open'
      readonly storeName: string
      readonly canWrite: boolean
      /** Another page is opened first: what a sheet needs is fetched a moment later. */
      readonly isElsewhere: boolean
    }
  | { readonly type: 'command'; readonly seq: number; readonly command: Command }
  | { readonly type: 'request'; readonly id: number; readonly request: Request }
  | { readonly type: 'show'; readonly from: number; readonly to: number }
  | { readonly type: 'can-write'; readonly canWrite: boolean }
  | { readonly type: 'cancel-import' | 'flush' | 'reload' | 'look-at-uploads' | 'reopened' }

export type RowWindow = { readonly from: number; readonly rows: readonly DraftRow[] }

/** From the worker to the page. A state comes with the rows on the screen, so that none is stale beside it. */
export type EngineMessage =
  | {
      readonly type: 'state'
      readonly snapshot: DraftSnapshot
      readonly window: RowWindow
      /** The last command that is in it. */
      readonly handled: number
    }
  | { readonly type: 'rows'; readonly window: RowWindow }
  | { readonly type: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly type: 'refusal'; readonly id: number; readonly reason: string }
  /** A bug, for the page to report. */
  | { readonly type: 'error'; readonly message: string }
