import type { AnswerOf, ArgsOf, Calls } from '#worker-calls/calls.ts'
import type { Progress, RECORDS } from './table.ts'

type Records = typeof RECORDS
export type RecordName = keyof Records
/** null where there is nothing to say beyond the name. */
export type QuestionOf<Name extends RecordName> =
  ArgsOf<Records[Name]> extends [infer Question] ? Question : null

export type RecordAnswer<Name extends RecordName> = AnswerOf<Records[Name]>

type AskOptions = {
  /** Aborted when the answer is not wanted any more: the work ends, and the promise is rejected. */
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

/** The page's door to the records: what is asked is answered in the worker, over the store. */
export type RecordsClient = {
  readonly ask: <Name extends RecordName>(
    name: Name,
    question: QuestionOf<Name>,
    options?: AskOptions,
  ) => Promise<RecordAnswer<Name>>
}

/** Asks the worker that has the draft too: its parsers and its store are there already. */
export function createRecordsClient(calls: Calls): RecordsClient {
  return {
    ask: async (name, question, { signal, onProgress } = {}) => {
      const onPush = ({ done, total }: Progress) => onProgress?.(done, total)
      return (await calls.call('records', name, [question], { signal, onPush }).answer) as never
    },
  }
}
