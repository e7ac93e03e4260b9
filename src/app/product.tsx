import { useState, useSyncExternalStore } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Connection } from '#shell/token/connection.tsx'
import { useFileDrop } from '#sheet/spreadsheet/use-file-drop.ts'
import { Page } from '#shell/frame.tsx'
import { type Services, ServicesContext, useCanAct, useServices } from '#shell/services.ts'
import { useTakeFiles, WithScanning } from '#sheet/scanning/with-scanning.tsx'
import { useLater } from '#shell/later.ts'
import { usePageKey } from '#shell/keys/use-page-key.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { PageName } from '#shell/navigation.tsx'
import { Shell } from '#shell/shell.tsx'
import type { HandOverFiles } from './hand-over-files.ts'
import { Notices } from './notices.tsx'
import type { OpenStorage } from '#shell/open-storage.ts'
import { ANYWHERE } from '#shell/place.tsx'
import { PrepareScreen } from '#sheet/prepare/prepare-screen.tsx'

export type ProductProps = {
  readonly services: Services
  readonly storage: OpenStorage
  readonly handOvers: HandOverFiles
  /** The texts of another language were requested and could not be loaded. */
  readonly textsMissing: boolean
}

export function Product(props: ProductProps) {
  const { services, storage, handOvers, textsMissing } = props
  return (
    <ServicesContext value={services}>
      <Shell
        practice={services.installation.practice}
        needsYou={<UploadsNeedYou />}
        connection={<Connection />}
        notices={<Notices storage={storage} textsMissing={textsMissing} />}
      >
        <PageName />
        <ReceivedUpload files={handOvers} />
        <KeysHelp />
        <ReadAgain />
        <WithScanning>
          <DropElsewhere />
          <Switch>
            <Route path="/">
              <PrepareScreen />
            </Route>
            <Route path={ANYWHERE}>
              <OtherPage />
            </Route>
          </Switch>
        </WithScanning>
      </Shell>
    </ServicesContext>
  )
}

function OtherPage() {
  const parts = useLater(true)
  return parts ? (
    <parts.OtherPages />
  ) : (
    <Page>
      <Loading />
    </Page>
  )
}

function UploadsNeedYou() {
  const parts = useLater(false)
  return parts && <parts.UploadsNeedYou />
}

function ReadAgain() {
  const parts = useLater(false)
  return parts && <parts.ReadAgain />
}

/** Opens a hand-over file that was dropped or chosen on any page. */
function ReceivedUpload({ files }: { readonly files: HandOverFiles }) {
  const file = useSyncExternalStore(files.subscribe, files.next)
  const parts = useLater(file !== null)
  return file && parts && <parts.OpenHandOver file={file} onClose={files.drop} />
}

/** Opens the shortcuts with `?`, on every page. */
function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  const parts = useLater(isOpen)
  usePageKey('?', () => setOpen(true))
  return isOpen && parts && <parts.KeysDialog onClose={() => setOpen(false)} />
}

/** Adds files and cells that are dropped on any other page to the sheet, and opens it. */
function DropElsewhere() {
  const [location] = useLocation()
  return location === '/' ? null : <Drop />
}

function Drop() {
  const { draft } = useServices()
  const canAct = useCanAct()
  const [, navigate] = useLocation()
  const takeFiles = useTakeFiles()
  const onFiles = (files: readonly File[]) => {
    navigate('/')
    takeFiles(files)
  }
  const onSheet = (text: string, html: string) => {
    draft.importPaste(text, html)
    navigate('/')
  }
  useFileDrop(canAct ? { onFiles, onSheet } : null)
  return null
}
