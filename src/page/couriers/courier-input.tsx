import { type ReactNode, useState } from 'react'
import type { KnownCourier } from '#domain/couriers/list/courier-list.ts'
import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { useStageTwo } from '#page/stage-two.ts'
import type { OptionList } from '#ui/combobox/option-list.ts'
import { type InputProps, useCombobox } from '#ui/combobox/use-combobox.ts'

type CourierInputProps = InputProps & {
  /** Puts the code of a courier that was taken from the list into the field. */
  readonly onText: (code: string) => void
  /** A courier was taken from the list; its code is in the field then. */
  readonly onTake?: ((courier: KnownCourier, isPress: boolean) => void) | undefined
  /** Draws the field; without it, it is a plain one. */
  readonly renderInput?: (input: InputProps) => ReactNode
}

const plain = (input: InputProps): ReactNode => <input {...input} />

/** A field for a courier code, which offers couriers by name in any language, country or code; any code can be typed. */
export function CourierInput({ onText, onTake, renderInput = plain, ...input }: CourierInputProps) {
  const stage = useStageTwo(false)
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
      {/* Without the list a code can be typed all the same. */}
      {wasFocused && stage && <stage.CourierList box={box} onList={setList} />}
    </>
  )
}

type FieldInputProps = CourierInputProps & { readonly field: TrackingField }

/** The same where fields are drawn one by one: only the field for the courier has a list. */
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
