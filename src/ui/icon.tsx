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
  undo: 'M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4m3.5-4H10a5.5 5.5 0 0 0 0 11h3',
  link: 'M8 16 17 7m-7.5 0H17v7.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 12.5h9l1-12.5M10 11v5m4-5v5',
  pencil: 'M4.5 19.5 6 15 16.5 4.5 20 8 9.5 18.5zM14.5 6.5 18 10',
  pause: 'M8.5 5.5v13m7-13v13',
  play: 'm8 5.5 10 6.5-10 6.5z',
  stop: 'M7.5 6.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1z',
  logo: 'M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM12 16V9m-3 2.6 3-3 3 3',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 11v5m0-8.5v.01',
} as const

export type IconName = keyof typeof PATHS

/** A drawn sign beside a word; it never stands for the word, so it is hidden from screen readers. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
