import type { AnswerOf, ArgsOf, Calls } from '#worker/calls/calls.ts'
import type { Progress, RECORDS } from './table.ts'

type Records = typeof RECORDS
export type RecordName = keyof Records
/** The question of a call; null when it has none. */
export type QuestionOf<Name extends RecordName> =
  ArgsOf<Records[Name]> extends [infer Question] ? Question : null

export type RecordAnswer<Name extends RecordName> = AnswerOf<Records[Name]>

type AskOptions = {
  /** Aborts the work and rejects the promise. */
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

/** The page's client for the records, which the worker reads from the store. */
export type RecordsClient = {
  readonly ask: <Name extends RecordName>(
    name: Name,
    question: QuestionOf<Name>,
    options?: AskOptions,
  ) => Promise<RecordAnswer<Name>>
}

/** Creates a client that uses the draft's worker, which already has the parsers and the store. */
export function createRecordsClient(calls: Calls): RecordsClient {
  return {
    ask: async (name, question, { signal, onProgress } = {}) => {
      const onPush = ({ done, total }: Progress) => onProgress?.(done, total)
      return (await calls.call('records', name, [question], { signal, onPush }).answer) as never
    },
  }
}
