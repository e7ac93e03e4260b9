import type { Position } from '#domain/upload/events/upload-event.ts'
import type { Ticks } from './use-selection.ts'
import styles from '#features/failures/work.module.css'

type TickBoxProps = { readonly ticks: Ticks; readonly positions: readonly Position[] }

/** Ticks all of these entries, or none of them; neither on nor off while only some are ticked. */
export function TickBox({ ticks, positions }: TickBoxProps) {
  const count = positions.filter(ticks.isTicked).length
  return (
    <input
      type="checkbox"
      className={styles.tick}
      checked={count === positions.length}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < positions.length
      }}
      onChange={(event) => ticks.tick(positions, event.target.checked)}
    />
  )
}
