import { createAlignedReader, SPACES } from './aligned-lines.ts'
import { createRecordReader, type RecordReader } from '#domain/sheet/read-records.ts'
import { suggestDelimiter } from './suggest-delimiter.ts'

export type DelimitedReader = {
  /** Takes the next piece of the text; returns the rows that it completed. */
  push(text: string): string[][]
  /** Returns the rows that are left. */
  end(): string[][]
}

/** What must be there before the delimiter is guessed. */
const HEAD_LENGTH = 1 << 16

/** Parsing in pieces of this length is twice as fast as in one: less lives at once. */
const PIECE_LENGTH = 1 << 18

const SEPARATOR_LINE = /^sep=(.)(?:\n|$)/i

/**
 * Reads delimited text as it comes, in pieces cut anywhere. Every line is a row, blank ones too, so that row
 * numbers are those of the person's program; a line end at the very end and a `sep=` line in front are none.
 */
export function createDelimitedReader(options: { readonly delimiter?: string }): DelimitedReader {
  const lineEnds = createLineEnds()
  let waiting = ''
  let records: RecordReader | null = null
  let enough = 0

  const mustWait = (): boolean =>
    waiting.length < HEAD_LENGTH && (options.delimiter === undefined || !waiting.includes('\n'))

  const begin = (): RecordReader => {
    waiting = waiting.replace(/^\uFEFF/, '')
    const separator = SEPARATOR_LINE.exec(waiting)
    waiting = waiting.slice(separator?.[0].length ?? 0)
    const delimiter = options.delimiter ?? separator?.[1] ?? suggestDelimiter(waiting)
    return delimiter === SPACES ? createAlignedReader() : createRecordReader(delimiter)
  }

  const take = (last: boolean): string[][] => {
    records ??= begin()
    const taken = takeRows(records, waiting, last)
    waiting = taken.rest
    // A long cell is looked at again when there is twice as much of it.
    enough = waiting.length > PIECE_LENGTH ? waiting.length * 2 : 0
    return taken.rows
  }

  return {
    push(text) {
      waiting += lineEnds.push(text)
      const isEnough = records === null ? !mustWait() : waiting.length >= enough
      return isEnough ? take(false) : []
    },
    end() {
      waiting += lineEnds.end()
      return take(true)
    },
  }
}

function takeRows(records: RecordReader, text: string, last: boolean) {
  const batches: string[][][] = []
  let from = 0
  let length = PIECE_LENGTH
  while (from < text.length) {
    const piece = text.slice(from, from + length)
    const reachesEnd = from + length >= text.length
    const { rows, used } = records.read(piece, last && reachesEnd)
    batches.push(rows)
    from += used
    if (used === 0 && reachesEnd) break
    length = used === 0 ? length * 2 : PIECE_LENGTH
  }
  return {
    rows: batches.length === 1 ? (batches[0] ?? []) : batches.flat(),
    rest: text.slice(from),
  }
}

/** Makes `\r\n` and `\r` to `\n`, also where a cut went between the two. */
function createLineEnds() {
  let held = ''
  return {
    push(text: string): string {
      const all = held + text
      held = all.endsWith('\r') ? '\r' : ''
      return all.includes('\r') ? withPlainEnds(held === '' ? all : all.slice(0, -1)) : all
    },
    end(): string {
      return withPlainEnds(held)
    },
  }
}

function withPlainEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
