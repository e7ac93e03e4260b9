import { screen, within } from '@testing-library/react'
import { setIdOf } from '#domain/couriers/candidate-set.ts'
import { groupId } from '#domain/couriers/group-entries.ts'
import type { CourierTally, GroupMemories } from '#domain/couriers/memory/group-memory.ts'
import type { TrackingEntry } from '#domain/entry/tracking-entry.ts'
import { ChooseCouriers } from '#upload/couriers/choose-couriers.tsx'
import type { Services } from '#shell/services.ts'
import { UndoKeys } from '#upload/frame/undo.tsx'
import { useUploadView } from '#shell/services.ts'
import { UploadContext } from '#upload/frame/upload-context.ts'
import type { Upload } from '#run/upload.ts'
import { aCandidate, anEntry } from '#testing/builders.ts'
import { renderWithTexts } from '#testing/render.tsx'
import { answered, aRun } from './fake-run.ts'

export const POST = aCandidate({
  key: '3011',
  name: 'China Post',
  nameZhCn: '中国邮政',
  nameZhHk: '中國郵政',
  url: 'https://yjcx.ems.com.cn/',
})
export const EMS = aCandidate({ key: '3013', name: 'China EMS', nameZhCn: 'China EMS', url: '' })

export const entriesLike = (count: number, numberOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) =>
    anEntry({ orderId: `SO-${numberOf(n)}`, trackingId: numberOf(n) }),
  )

/** Entries of two groups, each with its own number shape. */
export const TWO_KINDS = [
  ...entriesLike(3, (n) => `LP90817263${n}CN`),
  ...entriesLike(2, (n) => `79464479013${n}`),
]

type CouriersProps = { readonly upload: Upload }

/** The panel of couriers without the page. */
export function Couriers({ upload }: CouriersProps) {
  return (
    <UploadContext value={{ upload, view: useUploadView(upload) }}>
      <UndoKeys />
      <ChooseCouriers />
    </UploadContext>
  )
}

type CandidatesOf = (entry: TrackingEntry) => readonly object[]

/** Each kind of number has a list of its own, so no question stands for several groups. */
export const BOTH: CandidatesOf = ({ trackingId }) =>
  trackingId.startsWith('LP')
    ? [POST, EMS]
    : [POST, EMS, aCandidate({ key: trackingId.slice(0, 2) })]

export const needingCouriers = (batch: readonly TrackingEntry[], candidatesOf = BOTH) =>
  answered({
    acceptedOrders: 0,
    ordersSelectCourier: batch.length,
    shipmentSelectCourier: batch.map((entry) => ({
      ...entry,
      possibleCouriers: candidatesOf(entry),
    })),
  })

/** Renders an upload whose entries all need a courier and are accepted with one. */
export async function showCouriers(
  entries: readonly TrackingEntry[] = TWO_KINDS,
  candidatesOf = BOTH,
  services: Partial<Services> = {},
  about: { readonly shop?: string } = {},
) {
  const run = await aRun(entries, {
    ...about,
    answer: (batch) =>
      batch.every(({ courier }) => courier)
        ? answered({ acceptedOrders: batch.length })
        : needingCouriers(batch, candidatesOf),
  })
  await run.resume()
  await renderCouriers(run.upload, services)
  return run
}

/** Renders the panel of an upload, and waits for the advice on its groups. */
export async function renderCouriers(upload: Upload, services: Partial<Services> = {}) {
  const rendered = renderWithTexts(<Couriers upload={upload} />, services)
  await screen.findByRole('region', { name: 'Choose couriers' })
  return rendered
}

export const aTally = (courier: string, accepted: number) => ({ courier, accepted, rejected: 0 })

export const memories = (
  id: string,
  shape: string,
  couriers: readonly CourierTally[],
): GroupMemories => new Map([[id, { shape, uploads: [{ upload: 'U', at: 1, couriers }] }]])

/** The same upload, after earlier choices for entries like those of its first group. */
export function showAfter(...couriers: readonly CourierTally[]) {
  const id = groupId(setIdOf([POST, EMS]), 'LP #9 CN')
  const kept = memories(id, 'LP #9 CN', couriers)
  return showCouriers(TWO_KINDS, BOTH, { readGroupMemories: async () => kept })
}

export const group = (name: string) => screen.getByRole('radiogroup', { name })
export const radiosOf = (name: string) => within(group(name)).queryAllByRole('radio')
export const change = (name: string) => screen.getByRole('button', { name: `Change ${name}` })
export const groupNames = () =>
  screen.getAllByRole('radiogroup').map((one) => one.getAttribute('aria-label') ?? '')
