import { useCallback, useContext } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { nameOfCandidate } from '#i18n/words/candidate-names.ts'
import { CourierNames, useNameWithCode } from '#i18n/words/courier-names.ts'
import { plainText } from '#i18n/words/plain-text.ts'

/** Returns a function that names a courier: as the candidates do, else as otherwise known, else by its key. */
export function useNameOfKey(candidates: readonly CourierCandidate[]): (key: string) => string {
  const language = useLocale()
  const nameOf = useContext(CourierNames)
  return useCallback(
    (key) => {
      const candidate = candidates.find((one) => one.key === key)
      return candidate ? nameOfCandidate(candidate, language) : (nameOf(key) ?? plainText(key))
    },
    [candidates, language, nameOf],
  )
}

/** The same with the code, for tables. */
export function useLabelOfKey(candidates: readonly CourierCandidate[]): (key: string) => string {
  const nameOfKey = useNameOfKey(candidates)
  const nameWithCode = useNameWithCode()
  return useCallback((key) => nameWithCode(nameOfKey(key), key), [nameOfKey, nameWithCode])
}
