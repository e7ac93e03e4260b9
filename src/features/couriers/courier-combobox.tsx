import { lazy, Suspense } from 'react'
import type { CourierCandidate } from '#domain/tracking/upload-result.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import type { ComboboxProps } from '#ui/combobox.tsx'

/** Comes when a list is long enough to need it. */
const Loaded = lazy(async () => {
  const { Combobox } = await import('#ui/combobox.tsx')
  return { default: (props: ComboboxProps<CourierCandidate>) => <Combobox {...props} /> }
})

type CourierComboboxProps = Omit<ComboboxProps<CourierCandidate>, 'keyOf' | 'found' | 'nothing'> & {
  readonly nothing?: string
}

const keyOf = (candidate: CourierCandidate) => candidate.key

/** A field in which couriers are looked for. */
export function CourierCombobox(props: CourierComboboxProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  return (
    <Suspense fallback={<p>{common('loading')}</p>}>
      <Loaded
        nothing={t('nothing')}
        {...props}
        keyOf={keyOf}
        found={(count) => t('found', { count })}
      />
    </Suspense>
  )
}
