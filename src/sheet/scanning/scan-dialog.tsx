import { useEffect, useState, useSyncExternalStore } from 'react'
import type { BarcodeReader } from '#barcodes/reader.ts'
import { SCAN_WAYS } from '#domain/scanning/decide.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { useScanning } from './with-scanning.tsx'
import { useDraft, useServices } from '#shell/services.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { useKeyBurst } from '#ui/scanner/use-key-burst.ts'
import { CameraView } from './camera-view.tsx'
import { OrderAtWork } from './order-at-work.tsx'
import { PictureButton, PictureNotice } from './pictures.tsx'
import { ScanList } from './scan-list.tsx'
import { createScanSession } from './scan-session.ts'
import type { ScanView } from './scan-state.ts'
import styles from './scanning.module.css'
import { giveSignal } from './signal.ts'
import { startReader } from './start-reader.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { usePastedPictures } from './use-pasted-pictures.ts'
import { useReadPictures } from './use-read-pictures.ts'
import { useReader } from './use-reader.ts'
import { useScanRequests } from './use-scan-requests.ts'
import { useSpokenScans } from './use-spoken-scans.ts'

type ScanDialogProps = {
  /** Tests replace the reader. */
  readonly start?: () => BarcodeReader
}

/** Assigns labels to orders by camera, pictures or a keyboard scanner. The sheet gets each number at once. */
export function ScanDialog({ start = startReader }: ScanDialogProps) {
  const t = useTranslations('scanning')
  const { close } = useScanning()
  const { session, view } = useScanSession()
  const asked = useScanRequests(session)
  const { hasCamera, needsReader } = asked
  const { state: reader, tryAgain } = useReader(start, needsReader)
  const pictures = useReadPictures(reader, session, asked.pictures)
  useSpokenScans(view)
  usePastedPictures()
  useKeepFocus()
  useKeyBurst((text, { timeStamp }) => session.scan(text, timeStamp))
  return (
    <Dialog
      title={t('title')}
      className={classes(styles.dialog, hasCamera && styles.withCamera)}
      onClose={close}
      findStart={(dialog) => dialog.querySelector('[data-start]')}
      actions={
        <>
          {!hasCamera && (
            <Button icon="scan" onClick={asked.showCamera}>
              {t('camera.use')}
            </Button>
          )}
          <PictureButton />
          <Button look="main" onClick={close}>
            {t('done')}
          </Button>
        </>
      }
    >
      {hasCamera && <CameraView reader={reader} onReaderAgain={tryAgain} onSeen={session.see} />}
      <Progress view={view} />
      {needsReader && !hasCamera && reader.kind === 'failed' && (
        <ReaderProblem onAgain={tryAgain} />
      )}
      <PictureNotice pictures={pictures} />
      {view.hint && (
        <p role="status" className="problem">
          {t(`hint.${view.hint}`)}
        </p>
      )}
      <OrderAtWork session={session} view={view} />
      <ScanList session={session} scans={view.scans} />
      <Segmented
        label={t('ways.label')}
        value={view.way}
        options={SCAN_WAYS.map((way) => ({ value: way, text: t(`ways.${way}`) }))}
        onChange={(way) => void session.setWay(way)}
      />
    </Dialog>
  )
}

function useScanSession() {
  const { draft } = useServices()
  const { setRowAtWork } = useScanning()
  const [session] = useState(() => {
    const way = draft.getSnapshot().noNumberCount > 0 ? 'next-order' : 'order-first'
    return createScanSession(draft, way, giveSignal)
  })
  const view = useSyncExternalStore(session.subscribe, session.getSnapshot)
  useEffect(() => void session.start(), [session])
  const row = view.target?.id ?? null
  useEffect(() => setRowAtWork(row), [setRowAtWork, row])
  return { session, view }
}

function ReaderProblem({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('scanning.camera')
  return (
    <div role="alert">
      <Notice tone="warn" actions={<Button onClick={onAgain}>{t('tryAgain')}</Button>}>
        {t('problem.reader')}
      </Notice>
    </div>
  )
}

function Progress({ view: { way, scans } }: { readonly view: ScanView }) {
  const t = useTranslations('scanning')
  const { noNumberCount: left } = useDraft().snapshot
  const scanned = scans.filter(({ kind }) => kind === 'taken').length
  return (
    <p className="quiet">
      {way === 'next-order'
        ? t('progress', { scanned, all: scanned + left, left })
        : t('scanned', { count: scanned })}
    </p>
  )
}
