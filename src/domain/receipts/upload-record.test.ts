import { expect, test } from 'vitest'
import { aHeader } from '#testing/uploads/fake-run.ts'
import { type RecordedRequest, writeRecord } from './upload-record.ts'

const REQUEST: RecordedRequest = {
  request: 1,
  submission: 0,
  at: 0,
  entryCount: 1,
  body: '[{"orderId":"00123"}]',
  reply: null,
}

async function recordOf(requests: readonly RecordedRequest[]): Promise<unknown> {
  async function* each() {
    yield* requests
  }
  const pieces = []
  for await (const piece of writeRecord(aHeader('u1', 2), each())) pieces.push(piece)
  return JSON.parse(pieces.join(''))
}

test('a record has the exact text of each request and answer, with their times', async () => {
  const answer = {
    kind: 'answer',
    at: 1500,
    status: 200,
    body: '{"orderId": 12345678901234567890}',
  }
  const fault = { kind: 'no-answer', cause: 'timeout' } as const
  expect(
    await recordOf([
      { ...REQUEST, reply: { ...answer, kind: 'answer' } },
      { ...REQUEST, request: 2, reply: { kind: 'fault', at: 2000, fault, came: null } },
      { ...REQUEST, request: 3, body: null },
    ]),
  ).toMatchObject({
    record: 'tracking-upload 1',
    upload: { id: 'u1', entryCount: 2, startedAt: '1970-01-01T00:00:00.000Z' },
    requests: [
      {
        request: 1,
        sentAt: '1970-01-01T00:00:00.000Z',
        body: REQUEST.body,
        reply: { at: '1970-01-01T00:00:01.500Z', status: 200, body: answer.body },
      },
      { request: 2, reply: { fault } },
      { request: 3, body: null, reply: null },
    ],
  })
})

test('an upload without requests has a record too', async () => {
  expect(await recordOf([])).toMatchObject({ requests: [] })
})

test('a record has the exact text of a fault, and where it was truncated', async () => {
  const fault = { kind: 'unclear-status', status: 500, excerpt: 'Oh' } as const
  const about = { kind: 'fault', at: 0, fault } as const
  const cut = { text: '<p>Oh', isCut: true }
  const record = await recordOf([
    { ...REQUEST, reply: { ...about, came: { text: '<p>Oh</p>', isCut: false } } },
    { ...REQUEST, request: 2, reply: { ...about, came: cut } },
  ])
  const at = '1970-01-01T00:00:00.000Z'
  expect(record).toMatchObject({
    requests: [
      { reply: { at, fault, body: '<p>Oh</p>' } },
      { reply: { at, fault, body: '<p>Oh', bodyCutAfter: 5 } },
    ],
  })
  expect(JSON.stringify(record).match(/bodyCutAfter/g)).toHaveLength(1)
})
