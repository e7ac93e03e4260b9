import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react'
import type { KnownCourier } from '#domain/couriers/list/courier-list.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { useLocale } from '#i18n/use-translations.ts'
import { late } from '#page/late.ts'
import { fetchLaterTexts } from '#page/later-texts.tsx'
import { FIELD_WITH_LIST } from '#ui/combobox/field-with-list.ts'
import styles from './with-courier-list.module.css'

export type CourierListProps = {
  readonly input: HTMLInputElement
  /** The field was pressed or typed in before the list was there. */
  readonly opens?: boolean
  /** A courier was taken from the list; its code is in the field then. */
  readonly onChoose?: ((courier: KnownCourier, isPress: boolean) => void) | undefined
}

const LIST = late(async () => (await import('./courier-list.tsx')).CourierList)

export const listRoleOf = (field: TrackingField) => (field === 'courier' ? FIELD_WITH_LIST : {})

type WithCourierListProps = Pick<CourierListProps, 'onChoose'> & {
  /** A text field for a courier code. */
  readonly children: ReactNode
}

type Used = Pick<CourierListProps, 'input' | 'opens'> & {
  readonly List: ComponentType<CourierListProps>
}

/** Offers couriers under the field inside it, by name in any language, country or code; any code can be typed. */
export function WithCourierList({ children, onChoose }: WithCourierListProps) {
  const language = useLocale()
  const [used, setUsed] = useState<Used | null>(null)
  const isWanted = useRef(false)
  const wantList = () => {
    isWanted.current = true
  }
  const show = (input: HTMLInputElement) => {
    const parts = Promise.all([LIST.fetch(), fetchLaterTexts(language)])
    // Without the list a code can be typed all the same.
    parts.then(
      ([List]) => setUsed({ input, List, opens: isWanted.current }),
      () => undefined,
    )
  }
  return (
    // It only sees that the field inside it is used.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.around}
      onClick={wantList}
      onInput={wantList}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement && target !== used?.input) show(target)
      }}
    >
      {children}
      {used && (
        <Suspense>
          <used.List input={used.input} opens={used.opens ?? false} onChoose={onChoose} />
        </Suspense>
      )}
    </div>
  )
}

type FieldWithListProps = { readonly field: TrackingField; readonly children: ReactNode }

/** The same where fields are drawn one by one: only the field for the courier has a list. */
export function FieldWithList({ field, children }: FieldWithListProps) {
  return field === 'courier' ? <WithCourierList>{children}</WithCourierList> : children
}
