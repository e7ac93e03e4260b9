import { Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { useHistoryFocus } from '#sheet/bars/history-buttons.tsx'
import { PageIntake } from '#sheet/spreadsheet/page-intake.tsx'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#shell/frame.tsx'
import { setHadSheet, useHadSheet } from '#shell/preferences/had-sheet.ts'
import { useScanning } from '#sheet/scanning/with-scanning.tsx'
import { useCanAct, useDraft } from '#shell/services.ts'
import { useLater } from '#shell/later.ts'
import { isTaken } from '#ui/use-document-key.ts'
import { useKeyBurst } from '#ui/scanner/use-key-burst.ts'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { EmptyPrepare } from './empty-prepare.tsx'

/** First page: from importing a sheet to a draft that can be sent. */
export function PrepareScreen() {
  const view = useView()
  useHistoryFocus()
  useArrivingSheet(view.kind)
  // If the focused element disappeared with the empty page, the focus moves to the sheet.
  useFocusRescue(
    () => {
      const sheet = document.getElementById('sheet')
      sheet?.focus()
      return sheet !== null
    },
    (focused) => (view.kind === 'sheet' ? null : focused),
  )
  return (
    <>
      <PageIntake />
      {view.kind === 'opening' && <Opening />}
      {view.kind === 'empty' && <EmptyPrepare />}
      {view.kind === 'sheet' && <view.parts.DraftPanel />}
      <Questions />
      <Scanning />
    </>
  )
}

/** Focuses a sheet that was imported while nothing had the focus, but not a sheet from the last visit. */
function useArrivingSheet(kind: ReturnType<typeof useView>['kind']): void {
  const { loaded, rowCount } = useDraft().snapshot
  const isEmpty = loaded && rowCount === 0
  const wasEmpty = useRef(false)
  useEffect(() => {
    if (isEmpty) wasEmpty.current = true
    if (kind !== 'sheet') return
    if (wasEmpty.current && document.activeElement === document.body)
      document.getElementById('sheet')?.focus({ preventScroll: true })
    wasEmpty.current = false
  }, [kind, isEmpty])
}

function Questions() {
  const canAct = useCanAct()
  const { question, sheetQuestion } = useDraft().snapshot
  const asks = canAct && (question ?? sheetQuestion) !== null
  const parts = useLater(asks)
  return asks && parts && <parts.NewSheetQuestions />
}

/** `Scan labels`, also opened by a scan outside any field. Stays mounted while the first label creates the sheet. */
function Scanning() {
  const canAct = useCanAct()
  const scanning = useScanning()
  const { open, close } = scanning
  const isOpen = scanning.isOpen && canAct
  const parts = useLater(isOpen)
  useKeyBurst((text, end) => {
    // A scan must not answer an open dialog.
    const isAsked = isTaken(end) || document.querySelector('dialog[open]') !== null
    if (canAct && !isAsked) open({ kind: 'typed', text, at: end.timeStamp })
  })
  // Leaving the page ends scanning.
  useEffect(() => close, [close])
  return (
    isOpen &&
    parts && (
      <Suspense>
        <parts.ScanDialog />
      </Suspense>
    )
  )
}

function Opening() {
  const t = useTranslations('prepare.lastSheet')
  return (
    <Page>
      <p role="status">{t('reading')}</p>
    </Page>
  )
}

type View =
  | { readonly kind: 'opening' | 'empty' }
  | { readonly kind: 'sheet'; readonly parts: NonNullable<ReturnType<typeof useLater>> }

/** The sheet renders in a deferred pass, which keys and clicks can interrupt. Until then the earlier view stays. */
function useView(): View {
  const { loaded, rowCount } = useDraft().snapshot
  const isExpected = useExpectedSheet()
  const hasSheet = loaded && rowCount > 0
  const parts = useLater(hasSheet)
  const drawn = useDeferredValue(hasSheet ? parts : null)
  if (hasSheet && drawn) return { kind: 'sheet', parts: drawn }
  return { kind: !loaded && isExpected ? 'opening' : 'empty' }
}

/** Returns whether a sheet of the last visit is expected. If not, the page is ready before the draft has loaded. */
function useExpectedSheet(): boolean {
  const { loaded, rowCount } = useDraft().snapshot
  const hasSheet = rowCount > 0
  useEffect(() => {
    if (loaded) setHadSheet(hasSheet)
  }, [loaded, hasSheet])
  return useHadSheet()
}
