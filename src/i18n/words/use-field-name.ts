import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { useTranslations } from 'use-intl'

const KEYS = {
  orderId: 'orderId',
  merchantOrderId: 'merchantOrderId',
  courier: 'courierCode',
  trackingId: 'trackingNumber',
} as const satisfies Record<TrackingField, string>

/** Names a field as the form does. */
export function useFieldName(): (field: TrackingField) => string {
  const t = useTranslations('common')
  return (field) => t(KEYS[field])
}
