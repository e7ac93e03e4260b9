import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { platformOf } from '#domain/columns/platforms/read-by-platform.ts'
import type { CorpusEntry, CorpusOutcome } from '#testing/corpus/corpus-case.ts'
import { openDesk } from '#testing/corpus/corpus-desk.ts'
import { MANIFEST, readSheet } from '#testing/corpus/manifest.ts'
import { readPlatformSamples } from '#testing/corpus/platform-samples.ts'
import { idle } from '#testing/sheets/draft-client.ts'

type Sample = (typeof MANIFEST.platforms)[number]

/** Drops a sample on an empty desk; answers a question with the suggestion and the known order column. */
async function read(sample: Sample) {
  const desk = await openDesk()
  const bytes = () => readSheet('platforms', sample.file)
  const outcome = await desk.read({ kind: 'file', name: sample.file, bytes })
  const { question } = desk.client.getSnapshot()
  if (question === null) return { outcome, isAsked: false }
  const { mapping, headerRow } = question.match
  desk.client.answerColumns({ orderId: orderColumnOf(sample), ...mapping }, headerRow)
  await idle(desk.client)
  return { outcome: await desk.look(), isAsked: true }
}

/** The column with the first order of a sample. */
function orderColumnOf({ file, expect: { entries } }: Sample): number {
  const [order = ''] = entries[0] ?? []
  const { rows } = readPlatformSamples().find((sample) => sample.file === file) ?? { rows: [] }
  return Math.max(...rows.map((row) => row.indexOf(order)))
}

/** Whether a question is expected: only for a sheet without one of the two columns. */
function mayAsk(platform: string): boolean {
  const { orderId, trackingId } = platformOf(platform)?.columns ?? {}
  return orderId === undefined || trackingId === undefined
}

const pairOf = ([, orderId, trackingId]: CorpusEntry) => [orderId, trackingId]

/** An outcome in the form of the manifest. */
function saidOf(outcome: CorpusOutcome) {
  if (outcome.kind !== 'entries') return outcome
  const { entries, noNumberYet = [], furtherLines = 0, leftOut = [] } = outcome
  return {
    entries: entries.map(pairOf),
    noNumberYet: noNumberYet.map(([, orderId]) => orderId),
    furtherLines,
    leftOut: leftOut.map(([, orderId, trackingId]) => [orderId, trackingId]),
  }
}

test.each(MANIFEST.platforms.map((sample) => [sample.platform, sample] as const))(
  '%s: each row has the platform’s meaning',
  async (platform, sample) => {
    const { outcome, isAsked } = await read(sample)
    expect(saidOf(outcome)).toEqual(sample.expect)
    expect(isAsked && !mayAsk(platform)).toBe(false)
  },
)
