import { useQuery } from '@tanstack/react-query'
import type { KnownCourier } from '#domain/couriers/list/courier-list.ts'
import { couriersQuery } from '#page/queries.ts'
import { useServices } from '#page/services.ts'

const NONE: readonly KnownCourier[] = []

/** The couriers to offer where a code is typed; none until they are there. Read when the field is used first. */
export function useKnownCouriers(wanted: boolean): readonly KnownCourier[] {
  const { data } = useQuery({ ...couriersQuery(useServices()), enabled: wanted })
  return data ?? NONE
}
