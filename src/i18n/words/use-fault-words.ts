import { useCallback } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { codeOfFault } from '#domain/upload/explain-outcome.ts'
import type { Fault } from '#domain/upload/fault.ts'

/** Returns a function that words the fault of a request in one sentence. */
export function useFaultWords(): (fault: Fault) => string {
  const t = useTranslations('failures.fault')
  return useCallback(
    (fault: Fault) =>
      t(codeOfFault(fault), { status: 'status' in fault ? String(fault.status) : '' }),
    [t],
  )
}
