import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Barcode } from '#domain/scanning/barcode.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { Camera, CameraProblem as CameraProblemKind } from './open-camera.ts'
import styles from './scanning.module.css'
import { useCamera } from './use-camera.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import type { ReaderState } from './use-reader.ts'
import { watchVideo } from './watch-video.ts'

type CameraViewProps = {
  readonly reader: ReaderState
  readonly onReaderAgain: () => void
  readonly onSeen: (codes: readonly Barcode[], at: number) => void
}

/** Camera picture, read frame by frame, or the reason why there is none. */
export function CameraView({ reader, onReaderAgain, onSeen }: CameraViewProps) {
  const t = useTranslations('scanning.camera')
  const video = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  const hasReader = !isBroken && reader.kind !== 'failed'
  const { state, tryAgain } = useCamera(video, hasReader)
  const see = useEffectEvent(onSeen)
  useKeepFocus()
  useEffect(() => {
    if (reader.kind !== 'ready' || state.kind !== 'open' || video.current === null) return
    const watching = new AbortController()
    const watch = {
      reader: reader.reader,
      onSeen: (codes: readonly Barcode[], at: number) => see(codes, at),
      onBroken: () => setBroken(true),
    }
    watchVideo(video.current, watch, watching.signal)
    return () => watching.abort()
  }, [reader, state.kind])
  const problem = hasReader ? (state.kind === 'problem' ? state.problem : null) : 'reader'
  const readAgain = () => {
    setBroken(false)
    onReaderAgain()
  }
  return (
    <>
      {problem !== null && (
        <CameraProblem problem={problem} onAgain={hasReader ? tryAgain : readAgain} />
      )}
      {/* The video element is never remounted: the stream is attached before the state says `open`. */}
      <div className={styles.camera} hidden={problem !== null}>
        <video ref={video} className={styles.picture} aria-label={t('label')} muted playsInline />
        <div className={styles.frame} aria-hidden="true" />
        {(state.kind !== 'open' || reader.kind === 'loading') && (
          <p className={styles.wait}>{t(state.kind === 'open' ? 'loading' : 'opening')}</p>
        )}
        {state.kind === 'open' && <Torch camera={state.camera} />}
      </div>
    </>
  )
}

type CameraProblemProps = {
  readonly problem: CameraProblemKind | 'reader'
  readonly onAgain: () => void
}

function CameraProblem({ problem, onAgain }: CameraProblemProps) {
  const t = useTranslations('scanning.camera')
  const button = problem !== 'insecure' && <Button onClick={onAgain}>{t('tryAgain')}</Button>
  return (
    <div role="alert">
      <Notice tone="warn" actions={button}>
        {t(`problem.${problem}`)}
      </Notice>
    </div>
  )
}

function Torch({ camera: { setTorch } }: { readonly camera: Camera }) {
  const t = useTranslations('scanning')
  const [isOn, setOn] = useState(false)
  if (setTorch === null) return null
  const toggle = async () => {
    try {
      await setTorch(!isOn)
      setOn(!isOn)
    } catch {
      // The camera may have stopped by now, which the picture shows.
    }
  }
  return (
    <Button
      className={styles.torch}
      icon="torch"
      iconOnly
      aria-label={t('torch')}
      aria-pressed={isOn}
      onClick={() => void toggle()}
    />
  )
}
