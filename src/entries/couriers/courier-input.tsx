import { type ReactNode, useState } from 'react'
import type { KnownCourier } from '#domain/couriers/list/courier-list.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { useLater } from '#shell/later.ts'
import type { OptionList } from '#ui/combobox/option-list.ts'
import { type InputProps, useCombobox } from '#ui/combobox/use-combobox.ts'

type CourierInputProps = InputProps & {
  /** Puts the code of the picked courier into the field. */
  readonly onText: (code: string) => void
  /** Called after a courier was picked and its code is in the field. */
  readonly onTake?: ((courier: KnownCourier, isPress: boolean) => void) | undefined
  /** Renders the field; by default a plain input. */
  readonly renderInput?: (input: InputProps) => ReactNode
}

const plain = (input: InputProps): ReactNode => <input {...input} />

/** Field for a courier code. Offers couriers by name in any language, country or code, and accepts any code. */
export function CourierInput({ onText, onTake, renderInput = plain, ...input }: CourierInputProps) {
  const parts = useLater(false)
  const [wasFocused, setWasFocused] = useState(false)
  const [list, setList] = useState<OptionList<KnownCourier> | null>(null)
  const box = useCombobox<KnownCourier>({
    list,
    onChoose: (courier, isPress) => {
      onText(courier.key)
      onTake?.(courier, isPress)
    },
  })
  const onFocus: InputProps['onFocus'] = (event) => {
    setWasFocused(true)
    input.onFocus?.(event)
  }
  return (
    <>
      {renderInput(box.inputOf({ ...input, onFocus }))}
      {/* Until the list has loaded, codes can still be typed. */}
      {wasFocused && parts && <parts.CourierList box={box} onList={setList} />}
    </>
  )
}

type FieldInputProps = CourierInputProps & { readonly field: TrackingField }

/** Input of any field; only the courier's has a list. */
export function FieldInput({
  field,
  onText,
  onTake,
  renderInput = plain,
  ...input
}: FieldInputProps) {
  if (field !== 'courier') return renderInput(input)
  return <CourierInput {...input} {...{ onText, onTake, renderInput }} />
}
