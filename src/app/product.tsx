import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { Connection } from '#features/connection/connection.tsx'
import { useFileDrop } from '#features/spreadsheet/use-file-drop.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { AllKeys } from '#page/keys/all-keys.tsx'
import { Page } from '#page/frame.tsx'
import { LaterTexts } from '#page/later-texts.tsx'
import { type Services, ServicesContext, useCanAct, useServices } from '#page/services.ts'
import { usePageKey } from '#page/keys/use-page-key.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Notices } from '#app/shell/notices.tsx'
import { PageName } from '#app/shell/navigation.tsx'
import { Shell } from '#app/shell/shell.tsx'
import type { HandOverFiles } from './hand-over-files.ts'
import type { OpenStorage } from './open-storage.ts'
import {
  HelpPage,
  OpenHandOver,
  QueriesRoot,
  SettingsPage,
  UploadPage,
  UploadsNeedYou,
  UploadsPage,
} from './pages.ts'
import { PreparePage } from './pages/prepare-page.tsx'

export type ProductProps = {
  readonly services: Services
  readonly storage: OpenStorage
  readonly handOvers: HandOverFiles
  /** Those of another language that was asked for did not come. */
  readonly textsMissing: boolean
}

/** Every page inside its frame. */
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
        <DropElsewhere />
        <ReceivedUpload files={handOvers} />
        <KeysHelp />
        <Suspense
          fallback={
            <Page>
              <Loading />
            </Page>
          }
        >
          <Pages />
        </Suspense>
      </Shell>
    </ServicesContext>
  )
}

function Pages() {
  return (
    <Switch>
      <Route path="/">
        <PreparePage />
      </Route>
      <Route>
        <LaterTexts>
          <QueriesRoot>
            <LaterPages />
          </QueriesRoot>
        </LaterTexts>
      </Route>
    </Switch>
  )
}

function LaterPages() {
  // Where people come from when they open an upload.
  useEffect(() => void UploadPage.preload(), [])
  return (
    <Switch>
      <Route path="/uploads">
        <UploadsPage />
      </Route>
      <Route path="/uploads/:id">{({ id }) => <UploadPage key={id} id={id} />}</Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route path="/help">
        <HelpPage />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}

function NotFound() {
  const t = useTranslations('shell')
  return (
    <Page>
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundNext')}</p>
      <p>
        <Link href="/" className={buttonClasses('main')}>
          {t('goToPrepare')}
        </Link>
      </p>
    </Page>
  )
}

/** A handed-over upload, dropped or chosen as a file on any page. */
function ReceivedUpload({ files }: { readonly files: HandOverFiles }) {
  const file = useSyncExternalStore(files.subscribe, files.next)
  if (file === null) return null
  return (
    <Suspense>
      <LaterTexts>
        <QueriesRoot>
          <OpenHandOver file={file} onClose={files.drop} />
        </QueriesRoot>
      </LaterTexts>
    </Suspense>
  )
}

/** All keys at `?`, on every page. */
function KeysHelp() {
  const [isOpen, setOpen] = useState(false)
  usePageKey('?', () => setOpen(true))
  return isOpen && <AllKeys onClose={() => setOpen(false)} />
}

/** A file dropped on any other page is added to the sheet too, and the sheet is opened. */
function DropElsewhere() {
  const [location] = useLocation()
  return location === '/' ? null : <Drop />
}

function Drop() {
  const { draft } = useServices()
  const canAct = useCanAct()
  const [, navigate] = useLocation()
  const take = (files: readonly File[]) => {
    draft.importFiles(files)
    navigate('/')
  }
  useFileDrop(canAct ? take : null)
  return null
}
