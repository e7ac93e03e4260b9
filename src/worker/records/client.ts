import { addMethods, type AnswerOf, type ArgsOf, type Calls } from '#worker/calls/calls.ts'
import type { Progress, RECORDS } from './table.ts'

type Records = typeof RECORDS

type AskOptions = {
  /** Aborts the work and rejects the promise. */
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

/** The question of a function of the records; some have none. */
export type QuestionOf<Name extends keyof Records> =
  ArgsOf<Records[Name]> extends [infer Question] ? [question: Question] : [question?: undefined]

/** The page's client for the records, which the worker reads from the store: each function as a method. */
export type RecordsClient = {
  readonly [Name in keyof Records]: (
    ...asked: [...QuestionOf<Name>, options?: AskOptions]
  ) => Promise<AnswerOf<Records[Name]>>
}

/** Creates a client that uses the draft's worker, which already has the parsers and the store. */
export function createRecordsClient(calls: Calls): RecordsClient {
  return addMethods({}, (name, [question, options = {}]) => {
    const { signal, onProgress } = options as AskOptions
    const onPush = ({ done, total }: Progress) => onProgress?.(done, total)
    return calls.call('records', name, [question], { signal, onPush }).answer
  })
}
