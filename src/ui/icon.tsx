import styles from './icon.module.css'

/** How each sign is drawn, in a square of 24. */
const PATHS = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  question: 'M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1 .6-1.7 1.2-1.7 2.4M12 18.5v.01',
  cross: 'm6 6 12 12M18 6 6 18',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5m0 2.7v.01',
  doubt: 'M3.5 14c2.5-5 5.5-5 8.5-2s6 3 8.5-2',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5V12l3 2',
  sending: 'M12 19V6m-6 5 6-6 6 6',
  aside: 'M5 12h14',
  refused: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M6.5 6.5l11 11',
  sheet:
    'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM3.5 9.5h17M3.5 14.5h17M9 4.5v15',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4.2l3.8 3.4v3.1h-8M5.2 17.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M15 17.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0',
  shop: 'M4.5 11v8.5h15V11M3.5 9 5.3 4.5h13.4L20.5 9c0 2.6-4.2 2.6-4.2 0 0 2.6-4.3 2.6-4.3 0 0 2.6-4.3 2.6-4.3 0 0 2.6-4.2 2.6-4.2 0zM10 19.5V15h4v4.5',
  plus: 'M12 5v14M5 12h14',
  'chevron-down': 'm6.5 9.5 5.5 5.5 5.5-5.5',
  'chevron-up': 'm6.5 14.5 5.5-5.5 5.5 5.5',
  'chevron-right': 'm9.5 6.5 5.5 5.5-5.5 5.5',
  download: 'M12 4v11.5m-5-5 5 5 5-5M4.5 19.5h15',
  eye: 'M2.7 12S6 5.7 12 5.7s9.3 6.3 9.3 6.3-3.3 6.3-9.3 6.3S2.7 12 2.7 12zM9.3 12a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.3 15.3 20.5 20.5',
  clipboard:
    'M8 5.5H6.5A1.5 1.5 0 0 0 5 7v12a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V7a1.5 1.5 0 0 0-1.5-1.5H16M8.5 3.5h7v4h-7z',
  scan: 'M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8m8 0h2.5A1.5 1.5 0 0 1 20 5.5V8m0 8v2.5a1.5 1.5 0 0 1-1.5 1.5H16m-8 0H5.5A1.5 1.5 0 0 1 4 18.5V16M8 8.5v7m4-7v7m4-7v7',
  key: 'M4 15.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M10 13l9.5-9.5M16 7l3 3',
  gear: 'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 3v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2',
  help: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.8 9.8a2.3 2.3 0 1 1 3.4 2c-.7.4-1.2.9-1.2 1.7m0 3v.01',
  filter: 'M4 6.5h16M7 12h10M10.5 17.5h3',
  list: 'M4 6.5h16M4 12h16M4 17.5h10',
  more: 'M11.7 5.5h.6M11.7 12h.6M11.7 18.5h.6',
  'arrow-right': 'M5 12h14m-5-5 5 5-5 5',
  undo: 'M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4m3.5-4H10a5.5 5.5 0 0 0 0 11h3',
  link: 'M8 16 17 7m-7.5 0H17v7.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 12.5h9l1-12.5M10 11v5m4-5v5',
  pencil: 'M4.5 19.5 6 15 16.5 4.5 20 8 9.5 18.5zM14.5 6.5 18 10',
  pause: 'M8.5 5.5v13m7-13v13',
  play: 'm8 5.5 10 6.5-10 6.5z',
  stop: 'M7.5 6.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z',
  logo: 'M12 19V6m-5.5 5.5L12 6l5.5 5.5',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5m0-8.5v.01',
} as const

export type IconName = keyof typeof PATHS

/** A drawn sign beside a word. The word says the same, so screen readers don't read the sign. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg aria-hidden="true" className={styles.icon} width={size} height={size} viewBox="0 0 24 24">
      <path d={PATHS[name]} />
    </svg>
  )
}
