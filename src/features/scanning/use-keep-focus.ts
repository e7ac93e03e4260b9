import { useFocusRescue } from '#ui/use-focus-rescue.ts'

const findStart = () => document.querySelector<HTMLElement>('dialog[open] [data-start]')

/** Keeps the keyboard in the dialog, at the order at work, when the control that had it goes away. */
export function useKeepFocus(): void {
  useFocusRescue(
    () => findStart()?.focus(),
    (focused) => (findStart()?.closest('dialog')?.contains(focused) === true ? focused : null),
  )
}
