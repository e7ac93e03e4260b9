import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { createOfferedCouriers } from '#domain/couriers/list/courier-list.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { CourierNames, type NameOfCourier } from '#i18n/words/courier-names.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { courierMemoryQuery, couriersQuery } from '#shell/queries.ts'
import { useServices } from '#shell/services.ts'
import type { Upload } from '#run/upload.ts'

type WithCourierNamesProps = { readonly upload: Upload; readonly children: ReactNode }

/** Names couriers from the upload's answers, then earlier answers of this service, then the public list. */
export function WithCourierNames({ upload, children }: WithCourierNamesProps) {
  const language = useLocale()
  const services = useServices()
  const { data: known } = useQuery(couriersQuery(services))
  // Loaded early, so that the candidates of a group have their order before the user points at them.
  useQuery(courierMemoryQuery(services, upload.getSnapshot().header.shop ?? ''))
  const knownByKey = useMemo(() => new Map(known?.map((one) => [one.key, one])), [known])
  const [offeredIn] = useState(createOfferedCouriers)
  const offered = useSyncExternalStore(upload.subscribe, () =>
    offeredIn(upload.getSnapshot().state.requests),
  )
  const nameOf = useCallback<NameOfCourier>(
    (code) => {
      const courier = offered.get(code) ?? knownByKey.get(code)
      return courier ? nameOfCandidate(courier, language) : null
    },
    [offered, knownByKey, language],
  )
  return <CourierNames value={nameOf}>{children}</CourierNames>
}
