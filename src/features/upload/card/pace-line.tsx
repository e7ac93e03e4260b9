import { useMemo } from 'react'
import type { RequestRecord } from '#domain/upload/upload.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import styles from './upload-card.module.css'
import { drawPace } from './draw-pace.ts'

const WIDTH = 120
const HEIGHT = 28

/** How many entries were answered over time, while more are being sent. */
export function PaceLine({ requests }: { readonly requests: readonly RequestRecord[] }) {
  const t = useTranslations('upload')
  const points = useMemo(() => drawPace(requests), [requests])
  if (points === null) return null
  const line = points.map(([x, y]) => `${x * WIDTH},${HEIGHT - 1 - y * (HEIGHT - 2)}`).join(' ')
  return (
    <svg
      role="img"
      aria-label={t('pace')}
      className={styles.pace}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <polygon
        points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`}
        fill="currentColor"
        opacity="0.12"
      />
      <polyline points={line} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
