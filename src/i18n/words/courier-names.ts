import { createContext, useCallback, useContext } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { plainText } from './plain-text.ts'

/** Names a courier by its code, in the user's language; null: unknown code. */
export type NameOfCourier = (code: string) => string | null

/** Provided by the page, from the service's answers and the public list. */
export const CourierNames = createContext<NameOfCourier>(() => null)

/** Returns a function that words a courier: "Yanwen (190012)". An unknown one has its code alone. */
export function useCourierLabel(): (code: string) => string {
  const t = useTranslations('common')
  const nameOf = useContext(CourierNames)
  return useCallback((code) => withCode(nameOf(code), code, t), [nameOf, t])
}

/** The same for a courier with a known name. */
export function useNameWithCode(): (name: string | null, code: string) => string {
  const t = useTranslations('common')
  return useCallback((name, code) => withCode(name, code, t), [t])
}

function withCode(
  name: string | null,
  code: string,
  t: ReturnType<typeof useTranslations<'common'>>,
): string {
  const shown = plainText(code)
  if (name === null || name === '' || name === code) return shown
  return t('courierNamed', { name: plainText(name), code: shown })
}
