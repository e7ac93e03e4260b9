import { Fragment } from 'react'
import { useTranslations } from '#i18n/use-translations.ts'
import { Key } from '#ui/key.tsx'
import { REDO_LETTER, UNDO_LETTER } from '#ui/use-undo-keys.ts'
import styles from './keys-table.module.css'
import { useKeyName } from './use-key-name.ts'

/** Keys as printed, or by a name that is translated. */
const GROUPS = [
  {
    name: 'anywhere',
    keys: [
      ['F8', 'nextIssue'],
      ['Shift F8', 'previousIssue'],
      ['Ctrl Enter', 'upload'],
      ['/', 'search'],
      ['?', 'keys'],
      [`Ctrl ${UNDO_LETTER}`, 'undo'],
      [`Ctrl ${REDO_LETTER}`, 'redo'],
    ],
  },
  {
    name: 'sheet',
    keys: [
      ['← ↑ ↓ →', 'move'],
      ['Ctrl Home', 'first'],
      ['Ctrl End', 'last'],
      ['Enter', 'edit'],
      ['F2', 'edit'],
      ['Esc', 'cancel'],
      ['Delete', 'clear'],
      ['Shift ← ↑ ↓ →', 'select'],
      ['Shift Space', 'selectRow'],
      ['Ctrl Space', 'selectColumn'],
      ['Ctrl A', 'selectAll'],
      ['Ctrl C X V', 'copy'],
      ['Ctrl Enter', 'fill'],
      ['Ctrl D', 'fillDown'],
      ['Ctrl R', 'fillRight'],
      ['Ctrl F', 'find'],
      ['Ctrl H', 'replace'],
      ['Shift F10', 'cellMenu'],
      ['Alt ↓', 'columnMenu'],
      ['Alt Shift ← →', 'widen'],
      ['Shift Delete', 'remove'],
    ],
  },
  {
    name: 'couriers',
    keys: [
      ['1 – 9', 'choose'],
      ['/', 'searchCourier'],
      ['Enter', 'nextGroup'],
      ['P', 'groupAbove'],
      ['N', 'groupBelow'],
      [UNDO_LETTER, 'undoChoice'],
      ['A', 'acceptAll'],
    ],
  },
] as const

export function KeysTable() {
  const t = useTranslations('help.keys')
  const nameOf = useKeyName()
  return (
    <div className={styles.groups}>
      {GROUPS.map(({ name, keys }) => (
        <section key={name}>
          <h3 className={styles.name}>{t(`groups.${name}`)}</h3>
          <dl className={styles.keys}>
            {keys.map(([combination, what]) => (
              <Fragment key={combination}>
                <dt className={styles.combination}>
                  {combination
                    .split(' ')
                    .map((key) => (key === '–' ? key : <Key key={key}>{nameOf(key)}</Key>))}
                </dt>
                <dd>{t(what)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
