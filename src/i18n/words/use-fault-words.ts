import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { type Fault, SOME_REDIRECT } from '#domain/upload/answers/fault.ts'

/** Says in one sentence what went wrong with a request. */
export function useFaultWords(): (fault: Fault) => string {
  const t = useTranslations('failures.fault')
  return useCallback(
    (fault: Fault) => {
      switch (fault.kind) {
        case 'no-answer':
          return t(`no-answer.${fault.cause}`)
        case 'unreadable':
          return t(`unreadable.${fault.why}`)
        case 'unclear-status':
          if (fault.status === SOME_REDIRECT) return t('redirect')
          return t(fault.kind, { status: String(fault.status) })
        case 'unavailable':
        case 'request-rejected':
          return t(fault.kind, { status: String(fault.status) })
        case 'unauthorized':
        case 'too-large':
        case 'not-connected':
          return t(fault.kind)
      }
    },
    [t],
  )
}
