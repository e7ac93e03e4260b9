import { Suspense, useEffect } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { Connection } from '#features/connection/connection.tsx'
import { useFileDrop } from '#features/spreadsheet/use-file-drop.ts'
import type { Language } from '#i18n/languages.ts'
import { useTranslations } from '#i18n/use-translations.ts'
import { Page } from '#page/frame.tsx'
import { LaterTexts } from '#page/later-texts.tsx'
import { type Services, ServicesContext, useCanAct, useServices } from '#page/services.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Notices } from '#app/shell/notices.tsx'
import { PageName, Shell } from '#app/shell/shell.tsx'
import type { OpenStorage } from './open-storage.ts'
import { HelpPage, QueriesRoot, SettingsPage, UploadPage, UploadsPage } from './pages.ts'
import { PreparePage } from './pages/prepare-page.tsx'

export type ProductProps = {
  readonly services: Services
  readonly storage: OpenStorage
  readonly language: Language
  /** Those of another language that was asked for did not come. */
  readonly textsMissing: boolean
  readonly onLanguage: (language: Language) => void
}

/** Every page inside its frame. */
export function Product(props: ProductProps) {
  const { services, storage, textsMissing, language, onLanguage } = props
  return (
    <ServicesContext value={services}>
      <Shell
        practice={services.installation.practice}
        language={language}
        onLanguage={onLanguage}
        connection={<Connection />}
        notices={<Notices storage={storage} textsMissing={textsMissing} />}
      >
        <PageName />
        <DropElsewhere />
        <Suspense fallback={<Loading />}>
          <Page wide>
            <Pages />
          </Page>
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
    <>
      <h1>{t('notFound')}</h1>
      <Notice tone="info">
        <Link href="/">{t('goToPrepare')}</Link>
      </Notice>
    </>
  )
}

function Loading() {
  const t = useTranslations('common')
  return <p>{t('loading')}</p>
}

/** A file dropped on any other page goes into the sheet too, and takes the person there. */
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
