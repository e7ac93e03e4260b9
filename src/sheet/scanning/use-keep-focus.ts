import { useFocusRescue } from '#ui/use-focus-rescue.ts'

const findStart = () => document.querySelector<HTMLElement>('dialog[open] [data-start]')

/** Moves the focus to the current order when the focused control disappears, so that it stays in the dialog. */
export function useKeepFocus(): void {
  useFocusRescue(
    () => findStart()?.focus(),
    (focused) => (findStart()?.closest('dialog')?.contains(focused) === true ? focused : null),
  )
}
