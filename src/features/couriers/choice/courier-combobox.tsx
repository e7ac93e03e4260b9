import { Suspense } from 'react'
import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { lazyPart } from '#page/late.ts'
import type { ComboboxProps } from '#ui/combobox/combobox.tsx'
import { useNarrow } from '#ui/use-narrow.ts'

/** Comes when a list is long enough to need it. */
const Combobox = lazyPart(
  async () => (await import('#ui/combobox/combobox.tsx')).Combobox<CourierCandidate>,
)

type CourierComboboxProps = Omit<
  ComboboxProps<CourierCandidate>,
  'keyOf' | 'found' | 'nothing' | 'optionHeight'
> & {
  readonly nothing?: string
  readonly optionHeight?: number
}

/** Names and facts, each in a line. */
const OPTION_HEIGHT = 44
/** On a phone the country is below the names. */
const LINE_HEIGHT = 12

const keyOf = (candidate: CourierCandidate) => candidate.key

/** A field in which couriers are looked for. */
export function CourierCombobox(props: CourierComboboxProps) {
  const t = useTranslations('couriers')
  const common = useTranslations('common')
  const more = useNarrow() ? LINE_HEIGHT : 0
  return (
    <Suspense fallback={<p>{common('loading')}</p>}>
      <Combobox
        nothing={t('nothing')}
        {...props}
        optionHeight={(props.optionHeight ?? OPTION_HEIGHT) + more}
        keyOf={keyOf}
        found={(count) => t('found', { count })}
      />
    </Suspense>
  )
}
